import { type FormEvent, useId, useState } from 'react';
import { go } from '../address.ts';
import { Button } from '../parts/button.tsx';
import { TEXTS } from '../texts.ts';
import './openLink.css';

const { home } = TEXTS;

/** The page a link leads to, wherever the link was made. */
const pageOf = (link: string): string | undefined =>
  /#(\/(?:shared|table|replay|join|recover)\/.+)$/.exec(link.trim())?.[1];

/** A field for the link to a shared match. */
export function OpenLink() {
  const [link, setLink] = useState('');
  const [refused, setRefused] = useState(false);
  const id = useId();

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const page = pageOf(link);
    setRefused(page === undefined);
    if (page !== undefined) go(page);
  };

  return (
    <form className="open-link" onSubmit={onSubmit}>
      <input
        className="input"
        aria-label={home.link}
        aria-invalid={refused}
        aria-describedby={refused ? id : undefined}
        placeholder={home.linkHint}
        value={link}
        onChange={({ target }) => {
          setLink(target.value);
          setRefused(false);
        }}
      />
      <Button type="submit">{home.openLink}</Button>
      {refused && (
        <p className="fault" id={id} role="alert">
          {home.badLink}
        </p>
      )}
    </form>
  );
}
