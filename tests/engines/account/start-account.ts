import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type AccountState, accountOfFirstDay, answerAbout } from '../../support/account-answers.ts';

/** Headers of one connection, which the other has of its own. */
const ofConnection = ['connection', 'content-length', 'host', 'transfer-encoding'];

/** moto, but for what it does not know of an account: that is answered as AWS documents it, by a state that can be changed. */
export const startAccount = async (moto: string) => {
  const account = { state: accountOfFirstDay };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const known = answerAbout(account.state, request, body);
    if (known) {
      const type = known.body.startsWith('<') ? 'text/xml' : 'application/json';
      response.writeHead(known.status ?? 200, { 'content-type': type }).end(known.body);
      return;
    }
    const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.includes(name));
    const answer = await fetch(`${moto}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      ...(body !== '' && { body }),
    });
    const type = answer.headers.get('content-type') ?? 'text/xml';
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (state: Partial<AccountState>) => {
      account.state = { ...account.state, ...state };
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
export type Account = Awaited<ReturnType<typeof startAccount>>;
