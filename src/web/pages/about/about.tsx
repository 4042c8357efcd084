import { GAME_CARDS } from '../../games/index.ts';
import { Mark } from '../../parts/mark.tsx';
import { TEXTS as PAGES } from '../../texts.ts';
import { TEXTS } from './texts.ts';
import { useTitle } from '../../app/title.ts';
import './about.css';

export default function About() {
  useTitle(TEXTS.title);
  return (
    <article className="about">
      <header className="about-head">
        <Mark size={84} />
        <div>
          <h1 className="headline">{TEXTS.title}</h1>
          <p className="lead">{TEXTS.lead}</p>
        </div>
      </header>
      {TEXTS.sections.map(({ head, text }) => (
        <section key={head} className="about-section">
          <h2 className="section-head">{head}</h2>
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <section className="about-section">
        <h2 className="section-head">{PAGES.app.rules}</h2>
        <div>
          {GAME_CARDS.map((card) => (
            <p key={card.id}>
              <a href={`#/rules/${card.id}`}>{TEXTS.rulesOf(card.name)}</a>
            </p>
          ))}
        </div>
      </section>
    </article>
  );
}
