import { expect, it } from 'vitest';
import { auditCall } from './audit-call.ts';

const answer = (written: boolean, status: number) => {
  const request = { event: { request: { auditContext: { written } } }, response: { status, body: {} } };
  return auditCall().after?.(request as never);
};

it('a change that is not in the audit log is not answered as done', () => {
  expect(() => answer(false, 200)).toThrow('not in the audit log');
  expect(() => answer(true, 200)).not.toThrow();
});

it('what was refused has changed nothing, and needs no entry', () => {
  expect(() => answer(false, 404)).not.toThrow();
});
