import type { Table } from '../../functions/data/open-table.ts';

type Sent = { constructor: { name: string }; input: Record<string, unknown> };
type Answer = Record<string, unknown>;

/** A view of the table whose every answer passes through `change` first: what the store may do, and seldom does. */
export const afterEach = (table: Table, change: (sent: Sent, answer: Answer) => Answer | Promise<Answer>): Table => {
  const client = Object.create(table.client) as Table['client'];
  client.send = (async (command: unknown) =>
    await change(command as Sent, (await table.client.send(command as never)) as Answer)) as Table['client']['send'];
  return { ...table, client };
};
