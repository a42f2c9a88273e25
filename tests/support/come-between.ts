import type { Table } from '../../functions/data/open-table.ts';
import { type Answer, type Send, type Sent, throughClient } from './through-client.ts';

const through = (table: Table, pass: (sent: Sent, send: Send) => Promise<Answer>): Table => ({
  ...table,
  client: throughClient(table.client, pass),
});

/** A view of the table that changes every answer first: what the store may do, and seldom does. */
export const changeAnswers = (table: Table, change: (sent: Sent, answer: Answer) => Answer): Table =>
  through(table, async (sent, send) => change(sent, await send(sent)));

/** A view of the table in which somebody else does all of their work before or after request number `at`. */
export const comeBetween = (
  table: Table,
  at: number,
  when: 'before' | 'after',
  work: () => Promise<unknown>,
): Table => {
  let used = 0;
  return through(table, async (sent, send) => {
    used += 1;
    const between = used === at;
    if (between && when === 'before') await work();
    const answer = await send(sent);
    if (between && when === 'after') await work();
    return answer;
  });
};
