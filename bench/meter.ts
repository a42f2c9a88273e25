import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

export type Units = { requests: number; read: number; write: number };

const consumed = z.object({ ConsumedCapacity: z.unknown().optional() });
const capacity = z.object({ CapacityUnits: z.number().default(0) });

/** A proxy in front of DynamoDB that adds up the capacity units of every request. */
export const startMeter = async (target: string) => {
  const total: Units = { requests: 0, read: 0, write: 0 };
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const body = JSON.stringify({ ...JSON.parse(await text(request)), ReturnConsumedCapacity: 'TOTAL' });
    const headers = Object.entries(request.headers).filter(([name]) => name !== 'content-length' && name !== 'host');
    const answer = await fetch(target, {
      method: 'POST',
      headers: Object.fromEntries(headers) as Record<string, string>,
      body,
    });
    const content = await answer.text();
    const found = [consumed.parse(JSON.parse(content)).ConsumedCapacity ?? []].flat();
    const units = found.reduce((sum: number, one) => sum + capacity.parse(one).CapacityUnits, 0);
    total.requests += 1;
    total[/^(Get|BatchGet|Query|TransactGet)/.test(operation) ? 'read' : 'write'] += units;
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: (): Units => {
      const now = { ...total };
      Object.assign(total, { requests: 0, read: 0, write: 0 });
      return now;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
