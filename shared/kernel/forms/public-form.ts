import type { Group, ListGroup } from './field.ts';
import { type Draft, honeypotField, readEntries } from './read-entries.ts';

/** A form that anyone may send, also from a browser without scripts. */
export type PublicForm = {
  readonly title: string;
  /** The page of the site with the form. */
  readonly page: string;
  /**
   * The next page of a browser without scripts after sending; `{name}` stands for that field of the answer. Absent for
   * a form that only asks: its answer, in words, is shown in its place.
   */
  readonly sentPage?: string;
  readonly submit: string;
  /** The fields of a group without a name are beside the other groups. */
  readonly groups: Readonly<Record<string, Group | ListGroup>>;
};

/** A posted form as the JSON of the same call. */
export const readPublicForm = (
  { groups }: PublicForm,
  entries: Iterable<readonly [string, unknown]>,
): Record<string, unknown> => {
  const all = [...entries];
  const { '': own = {}, ...named }: Draft = readEntries(groups, all);
  const trapped = all.find(([name]) => name === honeypotField)?.[1];
  return { ...(Array.isArray(own) ? {} : own), ...named, ...(trapped ? { [honeypotField]: trapped } : {}) };
};
