import { type FormEvent, useEffect, useState } from 'react';
import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../parts/button.tsx';
import { showFault, showToast } from '../../parts/toast.tsx';
import { myTables } from '../connection/requests.ts';
import { isOver } from '../lobby/summaries.ts';
import { TableList } from '../lobby/tableList.tsx';
import { BlockList } from './blockList.tsx';
import { NeedsServer } from '../needsServer.tsx';
import { TEXTS } from '../texts.ts';
import { Accounts, DeletePerson, LogOut, NewPassword } from './account.tsx';
import { changeName, introduceMe, useMe } from './me.ts';
import { Recovery } from './recovery.tsx';
import { Section } from './section.tsx';
import { Sessions } from './sessions.tsx';
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
  /** Raised when the recovery link that is shown has become void. */
  const [links, setLinks] = useState(0);
  useEffect(() => {
    introduceMe().catch(showFault);
  }, []);
  if (person === undefined) return null;
  const { id, name, account } = person;
  return (
    <div className="settings profile">
      <header>
        <h1 className="headline">{name}</h1>
        <p className="lead">{account ? texts.leadAccount : texts.lead}</p>
      </header>
      {!account && <Name key={name} person={person} />}
      {account ? <LogOut /> : <Accounts />}
      <Recovery key={`${id} ${links}`} />
      <Sessions key={`sessions ${id}`} onVoid={() => setLinks(links + 1)} />
      {account && <NewPassword />}
      <BlockList key={`blocked ${id}`} />
      <History key={`history ${id}`} />
      <DeletePerson person={person} />
    </div>
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

function History() {
  const [tables, setTables] = useState<readonly OnlineSummary[]>();
  useEffect(() => {
    myTables().then((found) => setTables(found.filter(isOver)), showFault);
  }, []);
  return <TableList title={texts.history} tables={tables} empty={texts.noHistory} />;
}
