import { expect, it } from 'vitest';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { makeMiddlewareRequest } from '../../../tests/support/middleware-request.ts';
import { auditCall } from './audit-call.ts';

const access = {
  check: async () => {},
  canOpen: async () => () => true,
  everyRecord: async () => true,
  subject: undefined,
  asked: false,
};
const open = { admission: Promise.resolve(), counted: Promise.resolve(), access };

const answer = async (written: boolean, status: number, session = open, name = 'createCaseNote') => {
  const given = makeMiddlewareRequest({ name, event: { session }, response: { status, body: {} } });
  given.event.request.auditContext = { ...makeAuditContext(name), written };
  return await auditCall().after?.(given);
};

it('a change that is not in the audit log is not answered as done', async () => {
  await expect(answer(false, 200)).rejects.toThrow('not in the audit log');
  expect(await answer(true, 200)).toBeUndefined();
});

it('what was refused has changed nothing, and needs no entry', async () => {
  expect(await answer(false, 404)).toBeUndefined();
});

it('nothing is answered to a session that is refused, and nothing read to one that was ended meanwhile', async () => {
  const refused = Promise.reject(new Error('refused'));
  refused.catch(() => {});
  await expect(answer(true, 200, { ...open, admission: refused })).rejects.toThrow('refused');
  await expect(answer(true, 200, { ...open, counted: refused }, 'listCaseNotes')).rejects.toThrow('refused');
});

it('a change that was made while the session was ended, like the end of it, is answered as made', async () => {
  const counted = Promise.reject(new Error('ended'));
  counted.catch(() => {});
  expect(await answer(true, 200, { ...open, counted })).toBeUndefined();
});
