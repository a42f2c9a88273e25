import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a service that can be paused or broken, as a network does. */
export const startInterrupter = async (endpoint: string) => {
  const { hostname, port } = new URL(endpoint);
  const pairs = new Set<{ client: Socket; service: Socket }>();
  let isPaused = false;
  let noteRequest: () => void = () => {};
  const server = createServer((client) => {
    const service = connect(Number(port), hostname);
    const pair = { client, service };
    pairs.add(pair);
    client.on('data', (data) => {
      service.write(data);
      noteRequest();
    });
    service.on('data', (data) => {
      if (!isPaused) client.write(data);
    });
    for (const socket of [client, service]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        service.destroy();
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Keeps back every answer from now on; resolves with the first request after it. */
    pause: () => {
      isPaused = true;
      return new Promise<void>((resolve) => {
        noteRequest = resolve;
      });
    },
    resume: () => {
      isPaused = false;
    },
    /** Ends every connection, like a service that has waited long enough. */
    breakAll: () => {
      for (const { client } of pairs) client.destroy();
    },
    stop: () => {
      for (const { client } of pairs) client.destroy();
      server.close();
    },
  };
};
