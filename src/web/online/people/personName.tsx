import type { Person } from '../../../protocol/online.ts';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import './personName.css';

/** A name, marked where it belongs to an account: anybody else may call themselves alike, and has no mark. */
export function PersonName({ person }: { person: Pick<Person, 'name' | 'account'> }) {
  return (
    <>
      {person.name}
      {person.account && <AccountMark />}
    </>
  );
}

export function AccountMark() {
  return (
    <span className="account-mark" data-tip={TEXTS.profile.hasAccount}>
      <Icon name="shield" size={14} />
      <span className="unseen">{TEXTS.profile.hasAccount}</span>
    </span>
  );
}
