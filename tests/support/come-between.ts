import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { type Answer, type Send, type Sent, throughClient } from './through-client.ts';

const through = (table: Table, pass: (sent: Sent, send: Send) => Promise<Answer>): Table => ({
  ...table,
  client: throughClient(table.client, pass),
});

/** A view of the table that changes every answer first: what the store may do, and seldom does. */
export const changeAnswers = (table: Table, change: (sent: Sent, answer: Answer) => Answer): Table =>
  through(table, async (sent, send) => change(sent, await send(sent)));

/** A view of the table on which somebody else is always sooner. */
export const contend = (table: Table, Code: 'ConditionalCheckFailed' | 'TransactionConflict'): Table =>
  through(table, async (sent, send) => {
    const { TransactItems } = sent.input;
    if (!Array.isArray(TransactItems)) return await send(sent);
    const CancellationReasons = TransactItems.map(() => ({ Code }));
    throw new TransactionCanceledException({ message: 'Transaction cancelled', $metadata: {}, CancellationReasons });
  });

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

type Interrupt = <Done>(other: () => Promise<unknown>, work: (through: Table) => Promise<Done>) => Promise<Done>;

/**
 * Repeats an attempt in which somebody else does all of their work before the first request of some work, before the
 * second, and so on, and the last time after all of it: after a request is before the next one. Of requests at once each
 * is the one that comes after.
 */
export const atEachMoment = async (table: Table, attempt: (interrupt: Interrupt) => Promise<void>): Promise<void> => {
  for (let at = 1, met = true; met; at += 1) {
    await attempt(async (other, work) => {
      let used = 0;
      const between = through(table, async (sent, send) => {
        used += 1;
        if (used === at) await other();
        return await send(sent);
      });
      const done = await work(between);
      met = used >= at;
      if (!met) await other();
      return done;
    });
    if (!met && at === 1) throw new Error('No request was there to come before');
  }
};
