import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { messageOf } from '../../message.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { showToast, showFault } from '../../parts/toast.tsx';
import { useTitle } from '../../app/title.ts';
import { copy, linkTo } from '../room/copyLink.ts';
import { switchPerson, introduceMe, changeName, useMe } from './me.ts';
import { NeedsServer } from '../needsServer.tsx';
import {
  logIn,
  logOut,
  me,
  myTables,
  newRecovery,
  register,
  signOutElsewhere,
} from '../connection/requests.ts';
import { useServer } from '../connection/server.ts';
import { isOver } from '../lobby/summaries.ts';
import { TableList } from '../lobby/tableList.tsx';
import { TEXTS } from '../texts.ts';
import '../../pages/settings.css';
import './profile.css';

const { profile: texts } = TEXTS;

/** The page of the own person: a guest with a name, or somebody with an account. */
export default function Profile() {
  useTitle(texts.title);
  return (
    <NeedsServer>
      <ProfileSections />
    </NeedsServer>
  );
}

function ProfileSections() {
  const person = useMe((state) => state.person);
  useEffect(() => {
    introduceMe().catch(showFault);
  }, []);
  if (person === undefined) return null;
  return (
    <div className="settings profile">
      <header>
        <h1 className="headline">{person.name}</h1>
        <p className="lead">{person.account ? texts.leadAccount : texts.lead}</p>
      </header>
      {!person.account && <Name key={person.name} person={person} />}
      {person.account ? <LogOut /> : <Accounts />}
      <Recovery />
      <History key={person.id} />
    </div>
  );
}

function Section({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section className="panel settings-panel">
      <h2 className="section-head">{title}</h2>
      <p className="caption profile-help">{help}</p>
      {children}
    </section>
  );
}

function Name({ person }: { person: Person }) {
  const [name, setName] = useState(person.name);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    changeName(name).then(() => showToast(texts.saved), showFault);
  };
  return (
    <Section title={texts.name} help={texts.nameHelp}>
      <form className="profile-row" onSubmit={save}>
        <input
          className="input"
          aria-label={texts.name}
          maxLength={24}
          autoComplete="nickname"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === '' || name.trim() === person.name}>
          {texts.save}
        </Button>
      </form>
    </Section>
  );
}

function Accounts() {
  const open = useServer(({ accounts }) => accounts);
  return (
    <div className="profile-two">
      {open ? (
        <Section title={texts.register} help={texts.registerHelp}>
          <Credentials button={texts.register} fresh onSend={register} />
        </Section>
      ) : (
        <Section title={texts.register} help={texts.noAccounts}>
          {null}
        </Section>
      )}
      <Section title={texts.logIn} help={texts.logInHelp}>
        <Credentials button={texts.logIn} onSend={logIn} />
      </Section>
    </div>
  );
}

interface CredentialsProps {
  readonly button: string;
  /** Whether the password is a new one. */
  readonly fresh?: boolean;
  readonly onSend: (name: string, password: string) => Promise<Person>;
}

const LEAST = 8;

function Credentials({ button, fresh = false, onSend }: CredentialsProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSending(true);
    setFault(undefined);
    onSend(name.trim(), password)
      .then(switchPerson, (error: unknown) => setFault(messageOf(error)))
      .finally(() => setSending(false));
  };
  return (
    <form className="profile-form" onSubmit={send}>
      <label htmlFor={`${id}name`}>{texts.name}</label>
      <input
        id={`${id}name`}
        className="input"
        maxLength={40}
        autoComplete="username"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}password`}>{texts.password}</label>
      <input
        id={`${id}password`}
        className="input"
        type="password"
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        aria-describedby={fresh ? `${id}help` : undefined}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {fresh && (
        <p id={`${id}help`} className="caption">
          {texts.passwordHelp}
        </p>
      )}
      {fault !== undefined && (
        <p className="fault" role="alert">
          <Icon name="warn" size={16} />
          {fault}
        </p>
      )}
      <Button type="submit" disabled={sending || name.trim() === '' || password.length < LEAST}>
        {button}
      </Button>
    </form>
  );
}

function LogOut() {
  const leave = (): void => {
    logOut()
      .then(me)
      .then((guest) => {
        switchPerson(guest);
        showToast(texts.loggedOut);
      })
      .catch(showFault);
  };
  return (
    <div>
      <Button icon="left" onClick={leave}>
        {texts.logOut}
      </Button>
    </div>
  );
}

function Recovery() {
  const [link, setLink] = useState<string>();
  const show = (): void => {
    newRecovery().then((code) => setLink(linkTo(`/recover/${code}`)), showFault);
  };
  const elsewhere = (): void => {
    signOutElsewhere().then(() => {
      setLink(undefined);
      showToast(texts.elsewhereDone);
    }, showFault);
  };
  return (
    <Section title={texts.recovery} help={texts.recoveryHelp}>
      {link === undefined ? (
        <Button icon="share" onClick={show}>
          {texts.makeRecovery}
        </Button>
      ) : (
        <div className="profile-row">
          <input
            className="input"
            readOnly
            aria-label={texts.recovery}
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <Button icon="share" onClick={() => copy(link)}>
            {TEXTS.room.copy}
          </Button>
        </div>
      )}
      <div className="profile-else">
        <p className="caption">{texts.elsewhereHelp}</p>
        <Button size="small" look="ghost" onClick={elsewhere}>
          {texts.elsewhere}
        </Button>
      </div>
    </Section>
  );
}

function History() {
  const [tables, setTables] = useState<readonly OnlineSummary[]>();
  useEffect(() => {
    myTables().then((found) => setTables(found.filter(isOver)), showFault);
  }, []);
  return <TableList title={texts.history} tables={tables} empty={texts.noHistory} />;
}
