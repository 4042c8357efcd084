import { useEffect } from 'react';
import { Button } from '../../parts/button.tsx';
import { showFault } from '../../parts/toast.tsx';
import { TEXTS } from '../texts.ts';
import { fetchBlocks, setBlocked, useBlocks } from './blocks.ts';
import { Section } from './section.tsx';

const { people: texts } = TEXTS;

/** Whom one has blocked, and how to hear them again. */
export function BlockList() {
  const blocked = useBlocks((state) => state.blocked);
  useEffect(() => {
    fetchBlocks().catch(showFault);
  }, []);
  return (
    <Section title={texts.blocked} help={texts.blockedHelp}>
      <ul className="sessions" aria-label={texts.blocked}>
        {blocked?.length === 0 && <li className="caption">{texts.nobodyBlocked}</li>}
        {blocked?.map(({ id, name, at }) => (
          <li key={id} className="session">
            <div>
              <strong>{name}</strong>
              <small className="caption">
                {texts.since(new Date(at).toLocaleDateString([], { dateStyle: 'medium' }))}
              </small>
            </div>
            <Button
              size="small"
              aria-label={texts.unblockName(name)}
              onClick={() => void setBlocked(id, false).catch(showFault)}
            >
              {texts.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
