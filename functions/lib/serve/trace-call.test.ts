import { expect, it } from 'vitest';
import { traceCall } from './trace-call.ts';

const answer = (written: boolean, status: number) => {
  const request = { event: { request: { trace: { written } } }, response: { status, body: {} } };
  return traceCall().after?.(request as never);
};

it('a change that is not on the trail is not answered as done', () => {
  expect(() => answer(false, 200)).toThrow('not on the trail');
  expect(() => answer(true, 200)).not.toThrow();
});

it('what was refused has changed nothing, and needs no entry', () => {
  expect(() => answer(false, 404)).not.toThrow();
});
