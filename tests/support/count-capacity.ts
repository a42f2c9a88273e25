import type { Table } from '../../functions/data/open-table.ts';

export type Cost = { requests: number; units: number };

/** A view of the table that adds up what every request through it consumed. */
export const countCapacity = (table: Table): { table: Table; read(): Cost } => {
  const cost: Cost = { requests: 0, units: 0 };
  const client = Object.create(table.client) as Table['client'];
  client.send = (async (command: { input: Record<string, unknown> }) => {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const answer = (await table.client.send(command as never)) as { ConsumedCapacity?: unknown };
    cost.requests += 1;
    for (const { CapacityUnits = 0 } of [answer.ConsumedCapacity ?? []].flat() as { CapacityUnits?: number }[]) {
      cost.units += CapacityUnits;
    }
    return answer;
  }) as Table['client']['send'];
  return {
    table: { ...table, client },
    read: () => {
      const read = { ...cost };
      Object.assign(cost, { requests: 0, units: 0 });
      return read;
    },
  };
};
