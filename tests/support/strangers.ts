import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { clientAddressHeader } from '../../functions/kernel/http/client.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { type Call, idempotencyHeader } from '../../shared/kernel/call.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { referralCalls, type WorklistPage } from '../../shared/referrals/calls.ts';
import { makeEvent } from '../shipped/lambda-event.ts';
import { ask } from './ask.ts';

type Phone = { isDanger?: boolean; phone?: string };

/** What strangers send, each from a network that only the site can name; and the worklist that staff read. */
export const openStrangers = async ({ url }: { url: string }, headers: Record<string, string>) => {
  const functions = await loadFunctions();
  const asked = (call: Call, more: object = {}) => ask(url, call, { headers, ...more });

  const sendFrom = async (network: string, call: Call, body: unknown) => {
    const sent = { [clientAddressHeader]: network, [idempotencyHeader.toLowerCase()]: randomUUID() };
    const event = makeEvent({ call, sample: { params: {}, body } }, sent);
    const answer = await actAs('public', () => invoke(functions.public, event));
    return {
      status: answer.statusCode,
      body: rename(call.replies[answer.statusCode ?? 0], JSON.parse(answer.body ?? '{}')),
    };
  };

  const refer = async (network: string, lastName: string, { isDanger = true, phone = '0113 496 0001' }: Phone = {}) => {
    const answer = await sendFrom(network, intakeCalls.sendReferral, {
      referralPersonalDetails: { firstName: 'Amina', lastName, phone },
      ...(isDanger && { referralRiskAssessment: { selfHarm: true } }),
    });
    expect(answer.status).toBe(201);
    return intakeCalls.sendReferral.replies[201].parse(answer.body).patientId;
  };

  const list = async (query: Record<string, string> = {}, page = 1) =>
    referralCalls.listWorklist.replies[200].parse(
      (await asked(referralCalls.listWorklist, { params: { page: String(page) }, query })).body,
    );
  const rowsOf = ({ content }: Pick<WorklistPage, 'content'>) => onlyReadable(content);

  const judge = async (call: typeof referralCalls.markJunk | typeof referralCalls.clearJunk, body: object) =>
    referralCalls.markJunk.replies[200].parse((await asked(call, { body })).body);

  return {
    asked,
    sendFrom,
    refer,
    list,
    judge,

    /** So many at a time as browsers would. */
    async referMany(count: number, networkOf: (n: number) => string, together = 20) {
      const ids: string[] = [];
      for (let from = 0; from < count; from += together) {
        const some = Array.from({ length: Math.min(together, count - from) }, (_, n) => from + n);
        ids.push(...(await Promise.all(some.map((n) => refer(networkOf(n), `Junk ${n}`)))));
      }
      return ids;
    },

    idsOf: (page: Pick<WorklistPage, 'content'>) => rowsOf(page).map(({ patientId }) => patientId),

    /** Every row of a list, page by page and section by section, to its end. */
    async walk(query: Record<string, string> = {}) {
      const rows: ReturnType<typeof rowsOf> = [];
      let after: string | undefined;
      do {
        const of = { ...query, ...(after !== undefined && { after }) };
        const first = await list(of);
        const found = rowsOf(first);
        for (let page = 2; page <= first.totalPages; page += 1) found.push(...rowsOf(await list(of, page)));
        expect(found).toHaveLength(first.totalElements);
        rows.push(...found);
        after = first.next;
      } while (after !== undefined);
      return rows;
    },

    mark: (rows: readonly { patientId: string; version: number }[], why = 'The same words again.') =>
      judge(referralCalls.markJunk, {
        patientIds: rows.map(({ patientId }) => patientId),
        versions: rows.map(({ version }) => version),
        why,
      }),
  };
};
