import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Product } from '../../infra/local/product.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { absenceCalls } from '../../shared/tasks/absences.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { uncovered } from '../../shared/tasks/cover.ts';
import { ask } from './ask.ts';
import type { Colleague } from './colleagues.ts';

export const taskKey = (taskId: string) => `task ${taskId}`;
export const callKey = (patientId: string) => `call ${patientId}`;
export const referralKey = (patientId: string) => `referral ${patientId}`;
export const alertKey = (alertId: string) => `alert ${alertId}`;

type Sent = { as?: Colleague; params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** What is promised, as the lists of the staff show it; the first of them is an admin, who sends what nobody else does. */
export const openPromises = (product: Product, members: readonly [Colleague, ...Colleague[]]) => {
  const send = (one: Call, { as = members[0], params, query, body }: Sent = {}) =>
    ask(product.url, one, {
      ...{ ...(params && { params }), ...(query && { query }), ...(body && { body }) },
      headers: { ...as.headers, 'idempotency-key': randomUUID() },
    });
  const read = async (one: Call, sent: Sent = {}) => {
    const { status, body, text } = await send(one, sent);
    expect(status, text).toBe(200);
    return body;
  };

  /** Tasks and calls of a member, and the calls that are nobody's. */
  const seenBy = async (as: Colleague): Promise<string[]> => {
    const { calls } = taskCalls.readToday.replies[200].parse(await read(taskCalls.readToday, { as }));
    const tasks: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const params = { owner: 'me', state: 'open', page: String(page) };
      const list = taskCalls.listTasks.replies[200].parse(await read(taskCalls.listTasks, { as, params }));
      tasks.push(...onlyReadable(list.content).map(({ taskId }) => taskKey(taskId)));
      pages = list.totalPages;
    }
    return [...tasks, ...calls.content.map(({ patientId }) => callKey(patientId))];
  };

  /** The same of a member who is away, as the cover's Today has it: the first tasks, and then the whole list. */
  const seenByCover = async (cover: Colleague, { id: accountId }: Colleague): Promise<string[]> => {
    const of = { as: cover, params: { accountId } };
    const { tasks, calls } = taskCalls.readCovered.replies[200].parse(await read(taskCalls.readCovered, of));
    const keys = onlyReadable(tasks.content).map(({ taskId }) => taskKey(taskId));
    for (let page = 1; keys.length < tasks.total; page += 1) {
      const params = { owner: accountId, state: 'open', page: String(page) };
      const list = taskCalls.listTasks.replies[200].parse(await read(taskCalls.listTasks, { as: cover, params }));
      keys.push(...onlyReadable(list.content).map(({ taskId }) => taskKey(taskId)));
    }
    return [...keys, ...calls.content.map(({ patientId }) => callKey(patientId))];
  };

  const absences = async () => {
    const { content } = absenceCalls.listAbsences.replies[200].parse(await read(absenceCalls.listAbsences));
    return content.map((one) => ({ ...one, accountId: one.person.id, coverId: one.cover?.id }));
  };

  return {
    send,
    read,
    absences,

    /** The open tasks about a patient. */
    async tasksAbout(patientId: string) {
      const body = await read(taskCalls.listPatientTasks, { params: { patientId } });
      return onlyReadable(taskCalls.listPatientTasks.replies[200].parse(body).content);
    },

    /**
     * Everything that stands on a list of somebody: of whoever is away, the cover reads it, and where nobody covers, the absence
     * stands among those that every admin sees.
     */
    async seenByAnybody(): Promise<Set<string>> {
      const away = await absences();
      const seen: string[] = [];
      for (const member of members) {
        const absence = away.find(({ accountId }) => accountId === member.id);
        const cover = members.find(({ id }) => id === absence?.coverId);
        if (absence && !cover) expect(uncovered(away, today())).toContainEqual(absence);
        seen.push(...(await (cover ? seenByCover(cover, member) : seenBy(member))));
      }
      const alerts = alertCalls.listAlerts.replies[200].parse(
        await read(alertCalls.listAlerts, { params: { page: '1', size: '100' } }),
      );
      const worklist = referralCalls.listWorklist.replies[200].parse(
        await read(referralCalls.listWorklist, { params: { page: '1' } }),
      );
      return new Set([
        ...seen,
        ...onlyReadable(alerts.content).map(({ alertId }) => alertKey(alertId)),
        ...onlyReadable(worklist.content).map(({ patientId }) => referralKey(patientId)),
      ]);
    },
  };
};
