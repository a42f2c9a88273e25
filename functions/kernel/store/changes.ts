import * as z from 'zod';

/** One value of a setting that somebody changed: its place among the settings, and what it was and became, as texts. */
export const settingChange = z.object({
  what: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});
export type SettingChange = z.infer<typeof settingChange>;

// An audit event is read in pages of fifty.
const mostChanges = 40;
const mostCharacters = 300;

const shorten = (text: string): string => (text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text);

const listValues = (value: unknown, place: string): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[place, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => listValues(inner, place === '' ? name : `${place}.${name}`));
};

/** The values in which two states of the settings differ, each by its path; of very many, the first. */
export const listChanges = (before: unknown, after: unknown): SettingChange[] => {
  const [earlier, later] = [new Map(listValues(before, '')), new Map(listValues(after, ''))];
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((what) => {
    const [was, is] = [earlier.get(what), later.get(what)];
    if (was === is) return [];
    return [
      { what, ...(was !== undefined && { before: shorten(was) }), ...(is !== undefined && { after: shorten(is) }) },
    ];
  });
  const left = changes.length - mostChanges;
  return left > 0 ? [...changes.slice(0, mostChanges), { what: `and ${left} more` }] : changes;
};
