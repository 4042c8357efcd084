import type { Distance, Drawing, Lack, Reason } from '../kernel/why.ts';

/** What is wrong with a drawing: it shows what nobody can point at, or says something else than its reason. */
export function drawingFault(
  drawing: Drawing,
  { text, more = '', lack }: Reason,
  things: ReadonlySet<string>,
): string | undefined {
  const stray = drawnThings(drawing).find((thing) => !things.has(thing));
  if (stray !== undefined) return `${stray} is drawn and cannot be pointed at`;
  if (drawing.kind === 'pattern')
    return drawing.missing.length > 0 ? undefined : 'a pattern is drawn that lacks nothing';
  const [needed, has] =
    drawing.kind === 'goods' ? [drawing.need, drawing.have] : [drawing.steps, drawing.reach];
  if (!(has >= 0 && has < needed)) return 'enough is drawn as too little';
  if (drawing.kind === 'goods')
    return lack?.of === drawing.of && lack.by > needed - has
      ? 'more is lacking than the goods drawn'
      : undefined;
  return distanceFault(drawing, `${text} ${more}`, lack);
}

function distanceFault(
  { of = 'distance', from, to, steps, reach, path }: Distance,
  words: string,
  lack: Lack | undefined,
): string | undefined {
  if (from === to) return 'a distance is drawn from a thing to itself';
  if (path !== undefined && (path.length !== steps || path.at(-1) !== to))
    return 'a way is drawn that is not the distance';
  if (lack?.of === of && lack.by !== steps - reach) return 'the distance drawn is not what is lacking';
  return new RegExp(`\\b${steps}\\b`).test(words) ? undefined : 'a distance is drawn that is not told';
}

function drawnThings(drawing: Drawing): readonly string[] {
  switch (drawing.kind) {
    case 'distance':
      return [drawing.from, ...(drawing.path ?? []), drawing.to];
    case 'pattern':
      return [
        ...drawing.there,
        ...drawing.missing,
        ...(drawing.makes === undefined ? [] : [drawing.makes.at]),
      ];
    case 'goods':
      return [];
  }
}
