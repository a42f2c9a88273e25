import type { Table } from '../../functions/kernel/store/open-table.ts';
import { throughClient } from './through-client.ts';

export type Cost = { requests: number; units: number };

/** A view of the table that adds up the consumed capacity of every request. */
export const countCapacity = (table: Table): { table: Table; read(): Cost } => {
  const cost: Cost = { requests: 0, units: 0 };
  const client = throughClient(table.client, async (sent, send) => {
    sent.input.ReturnConsumedCapacity = 'TOTAL';
    const answer = await send(sent);
    cost.requests += 1;
    for (const { CapacityUnits = 0 } of [answer.ConsumedCapacity ?? []].flat() as { CapacityUnits?: number }[]) {
      cost.units += CapacityUnits;
    }
    return answer;
  });
  return {
    table: { ...table, client },
    read: () => {
      const read = { ...cost };
      Object.assign(cost, { requests: 0, units: 0 });
      return read;
    },
  };
};
