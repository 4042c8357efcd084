import { shown } from '../../kernel/error.ts';
import { isRecord, type PlainRecord } from '../../kernel/data/plain.ts';
import { type Forms, formsOf, idOf, noSuch, placeOf, refusal, stepTo } from './forms.ts';

/**
 * Changes to the content of a game, by the names things have there: `{"technologies": {"m1": {"price": {"M": 3}}}}`. Things of
 * a list go by their id, or by their number from 0 where they have none; null takes one away; any other value takes the
 * place of what is there.
 */
export type Changes = PlainRecord;

/** A copy of the content with the changes in it; whatever does not look like the content is refused by its path from `root`. */
export function changedContent(content: object, changes: Changes, root = 'content'): object {
  const forms = formsOf({ ...content });
  const changed = merged(forms, { ...content }, changes, '', root);
  if (!isRecord(changed)) throw refusal(`${root} must be a record such as {"name": value}`);
  for (const name of Object.keys(changes)) forms.check(changed[name], `.${name}`, `${root}.${name}`);
  return changed;
}

function merged(forms: Forms, value: unknown, change: unknown, place: string, path: string): unknown {
  if (!isRecord(change)) return structuredClone(change);
  if (Array.isArray(value)) return mergedList(forms, value, change, `${place}[]`, path);
  return isRecord(value) ? mergedRecord(forms, value, change, place, path) : structuredClone(change);
}

function mergedRecord(
  forms: Forms,
  record: PlainRecord,
  changes: PlainRecord,
  place: string,
  path: string,
): PlainRecord {
  const changed: Record<string, unknown> = { ...record };
  // A thing that becomes one of another kind has the fields of that kind.
  const own = placeOf({ ...record, ...changes }, place);
  for (const [field, change] of Object.entries(changes)) {
    if (!Object.hasOwn(record, field) && !forms.hasField({ ...record, ...changes }, place, field))
      throw noSuch(path, field, Object.keys(record));
    const inner = `${own}.${field}`;
    if (change === null && !forms.mayBeNull(inner)) delete changed[field];
    else changed[field] = merged(forms, record[field], change, inner, `${path}.${field}`);
  }
  return changed;
}

function mergedList(
  forms: Forms,
  list: readonly unknown[],
  changes: PlainRecord,
  place: string,
  path: string,
): unknown[] {
  const changed: unknown[] = [...list];
  const names = list.map((item, i) => idOf(item) ?? String(i));
  const gone = new Set<number>();
  for (const [name, change] of Object.entries(changes)) {
    const at = names.indexOf(name);
    if (at < 0) changed.push(newcomer(list, name, change, names, path));
    else if (change === null) gone.add(at);
    else changed[at] = merged(forms, list[at], change, place, stepTo(path, list[at], at));
  }
  return changed.filter((_, i) => !gone.has(i));
}

/** A thing under a new id, which must bring all its fields. */
function newcomer(
  list: readonly unknown[],
  name: string,
  change: unknown,
  names: readonly string[],
  path: string,
): unknown {
  const hasIds = list.some((item) => idOf(item) !== undefined);
  if (!hasIds || !isRecord(change)) throw noSuch(path, name, names);
  const fields = Object.keys(isRecord(list[0]) ? list[0] : {}).filter((field) => field !== 'id');
  const missing = fields.find((field) => !Object.hasOwn(change, field));
  if (missing !== undefined)
    throw refusal(
      `${path} has no ${shown(name)} (it has ${names.join(', ')}), and a new one needs ${missing} too`,
    );
  return { id: name, ...structuredClone(change) };
}
