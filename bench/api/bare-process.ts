import * as z from 'zod';
import { startServer } from '../../infra/local/http-server.ts';
import type { Answer } from './drive.ts';
import { answerParent, readCpu } from './processes.ts';

// The time that Node alone needs to answer as many bytes: the lower bound.
const shape = z.object({ status: z.number(), type: z.string(), text: z.string() });
let answer: Answer = { status: 200, type: 'text/plain', text: '' };
const server = await startServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text));
});

answerParent({
  start: () => server.endpoint,
  answer: (argument) => {
    answer = shape.parse(argument);
  },
  cpu: () => readCpu(),
  stop: () => server.stop(),
});
