import type { Group, ListGroup } from './field.ts';
import { honeypotField } from './honeypot.ts';
import { type Draft, readEntries } from './read-entries.ts';

/** A form that anyone may send, also from a browser that runs no scripts. */
export type PublicForm = {
  readonly title: string;
  /** The page of the site that it stands on. */
  readonly page: string;
  /**
   * Where a browser without scripts is led when it was sent; `{name}` stands for what the answer has under that name. Absent
   * of a form that only asks: its answer, in words, is shown in its place.
   */
  readonly sentPage?: string;
  readonly submit: string;
  /** A group without a name has its fields beside the other groups. */
  readonly groups: Readonly<Record<string, Group | ListGroup>>;
};

/** What a posted form says, as the JSON of the same call would. */
export const readPublicForm = (
  { groups }: PublicForm,
  entries: Iterable<readonly [string, unknown]>,
): Record<string, unknown> => {
  const all = [...entries];
  const { '': own = {}, ...named }: Draft = readEntries(groups, all);
  const trapped = all.find(([name]) => name === honeypotField)?.[1];
  return { ...(Array.isArray(own) ? {} : own), ...named, ...(trapped ? { [honeypotField]: trapped } : {}) };
};
