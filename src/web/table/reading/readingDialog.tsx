import { useMemo } from 'react';
import type { AnyView, BoardRegion, Place } from '../../games/view.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { moveFocus } from '../keys/listFocus.ts';
import { TEXTS } from '../texts.ts';
import { type DrawnLabel, drawnLabels, goTo } from './drawnLabels.ts';
import './reading.css';

const { reading: texts } = TEXTS;

interface ReadingProps {
  readonly view: AnyView;
  readonly state: object;
  readonly names: readonly string[];
}

interface ReadingDialogProps extends ReadingProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The position in words, part by part, for those who do not see the board; each line leads to its place. */
export function ReadingDialog({ open, onClose, ...reading }: ReadingDialogProps) {
  return (
    <Dialog open={open} title={texts.title} onClose={onClose} className="reading">
      <Reading {...reading} onGo={onClose} />
    </Dialog>
  );
}

function Reading({ view, state, names, onGo }: ReadingProps & { readonly onGo: () => void }) {
  const labels = useMemo(() => drawnLabels(), []);
  const [lit, dark] = [true, false].map((wanted) => placesThat(labels, wanted));
  const regions: readonly BoardRegion[] = [
    { title: texts.lit, places: lit ?? [] },
    ...(view.regions?.(state, names) ?? [{ title: texts.dark, places: dark ?? [] }]),
  ];
  const go = (place: Place): void => {
    onGo();
    // The dialog gives the focus back first.
    requestAnimationFrame(() => goTo(place));
  };
  return (
    <>
      <p className="caption">{view.progress(state)}</p>
      <Standing view={view} state={state} names={names} />
      {regions.map(({ title, places }) => (
        <section key={title}>
          <h3>{title}</h3>
          {places.length === 0 ? (
            <p className="caption">{texts.nothing}</p>
          ) : (
            <ul onKeyDown={moveFocus}>
              {places.map((place) => (
                <PlaceLine key={place} drawn={labels.get(place)} onGo={() => go(place)} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function placesThat(labels: ReadonlyMap<Place, DrawnLabel>, lit: boolean): Place[] {
  return [...labels].flatMap(([place, drawn]) => (drawn.lit === lit ? [place] : []));
}

function Standing({ view, state, names }: ReadingProps) {
  const lines = view.scorePad(state);
  return (
    <section>
      <h3>{texts.players}</h3>
      <ul>
        {names.map((name, seat) => (
          <li key={name}>
            {texts.standing(
              name,
              lines.map(({ label, points }) => `${label} ${points[seat] ?? 0}`),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceLine({ drawn, onGo }: { readonly drawn: DrawnLabel | undefined; readonly onGo: () => void }) {
  if (drawn === undefined) return null;
  const words = drawn.label.charAt(0).toUpperCase() + drawn.label.slice(1);
  return (
    <li>
      <button type="button" className="reading-place" onClick={onGo}>
        {drawn.lit ? texts.canClick(words) : words}
      </button>
    </li>
  );
}
