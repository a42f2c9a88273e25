import { type AnyAnswer, askedFields, type Field, type Group, isList, type ListGroup } from './field.ts';

type Groups = Readonly<Record<string, Group | ListGroup>>;

/** The entries of a form by group, before any check. */
export type Draft = Record<string, Record<string, AnyAnswer> | string[]>;

/** The name of a field's control in a form; a group without a name adds nothing to it. */
export const controlName = (group: string, field: string): string => (group ? `${group}.${field}` : field);

/** Whether an answer says anything. */
export const isGiven = (answer: unknown): boolean => (Array.isArray(answer) ? answer.some(Boolean) : Boolean(answer));

const readAnswer = (field: Field, values: string[]): AnyAnswer => {
  if (field.kind === 'tick') return values.length > 0;
  return field.kind === 'choices' ? values : (values[0] ?? '');
};

/** Reads a filled-in form, from a browser's FormData or a posted body, into the JSON that the API accepts. */
export const readEntries = (groups: Groups, entries: Iterable<readonly [string, unknown]>): Draft => {
  const given = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const values = given.get(name);
    if (values) values.push(value);
    else given.set(name, [value]);
  }
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      isList(group)
        ? (given.get(name) ?? [])
        : Object.fromEntries(
            askedFields(group).map(([field, described]) => [
              field,
              readAnswer(described, given.get(controlName(name, field)) ?? []),
            ]),
          ),
    ]),
  );
};

/** The honeypot: a field that no person sees, so that whatever fills it in is a robot. */
export const honeypotField = 'website';
