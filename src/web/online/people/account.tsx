import { useState } from 'react';
import type { Person } from '../../../protocol/online.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { showFault, showToast } from '../../parts/toast.tsx';
import { changePassword, deletePerson, logIn, logOut, me, register } from '../connection/requests.ts';
import { useServer } from '../connection/server.ts';
import { TEXTS } from '../texts.ts';
import { switchPerson } from './me.ts';
import { Fields, Section } from './section.tsx';

const { profile: texts } = TEXTS;

const LEAST = 8;
const NAME = { label: texts.name, autoComplete: 'username', least: 1 };
const PASSWORD = {
  label: texts.password,
  type: 'password',
  autoComplete: 'current-password',
  least: 1,
} as const;
const NEW_PASSWORD = {
  ...PASSWORD,
  autoComplete: 'new-password',
  help: texts.passwordHelp,
  least: LEAST,
} as const;

/** For guests: how to sign up, and how to log in. */
export function Accounts() {
  const open = useServer(({ accounts }) => accounts);
  const entering =
    (enter: (name: string, password: string) => Promise<Person>) =>
    async ([name = '', password = '']: readonly string[]): Promise<void> =>
      switchPerson(await enter(name.trim(), password));
  return (
    <div className="profile-two">
      <Section title={texts.register} help={open ? texts.registerHelp : texts.noAccounts}>
        {open && <Fields fields={[NAME, NEW_PASSWORD]} button={texts.register} onSend={entering(register)} />}
      </Section>
      <Section title={texts.logIn} help={texts.logInHelp}>
        <Fields fields={[NAME, PASSWORD]} button={texts.logIn} onSend={entering(logIn)} />
      </Section>
    </div>
  );
}

export function LogOut() {
  const leave = (): void => {
    logOut()
      .then(becomeGuest)
      .then(() => showToast(texts.loggedOut), showFault);
  };
  return (
    <div>
      <Button icon="left" onClick={leave}>
        {texts.logOut}
      </Button>
    </div>
  );
}

async function becomeGuest(): Promise<void> {
  switchPerson(await me());
}

/** Another password for the account. */
export function NewPassword() {
  const fields = [
    { ...PASSWORD, label: texts.oldPassword },
    { ...NEW_PASSWORD, label: texts.newPassword },
  ];
  const send = async ([old = '', fresh = '']: readonly string[]): Promise<void> => {
    await changePassword(old, fresh);
    showToast(texts.passwordChanged);
  };
  return (
    <Section title={texts.changePassword} help={texts.changePasswordHelp}>
      <Fields fields={fields} button={texts.changePassword} onSend={send} />
    </Section>
  );
}

/** The end of an account, or of a guest, confirmed by typing the name. */
export function DeletePerson({ person }: { person: Person }) {
  const [asking, setAsking] = useState(false);
  const title = person.account ? texts.deleteAccount : texts.deleteGuest;
  const confirmation = { label: texts.typeName(person.name), autoComplete: 'off', least: 1 };
  const send = async ([name = '', password]: readonly string[]): Promise<void> => {
    if (name.trim() !== person.name) throw new Error(texts.otherName(person.name));
    await deletePerson(password);
    setAsking(false);
    await becomeGuest();
    showToast(texts.deleted);
  };
  return (
    <Section title={title} help={texts.deleteHelp}>
      <Button icon="delete" onClick={() => setAsking(true)}>
        {texts.deleteAsk}
      </Button>
      <Dialog open={asking} title={texts.deleteTitle} onClose={() => setAsking(false)}>
        <p className="lead">{texts.deleteWarning}</p>
        <Fields
          fields={person.account ? [confirmation, PASSWORD] : [confirmation]}
          button={title}
          look="danger"
          onSend={send}
        />
      </Dialog>
    </Section>
  );
}
