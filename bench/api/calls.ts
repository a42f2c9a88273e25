import { randomInt, randomUUID } from 'node:crypto';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createResultStore } from '../../functions/questionnaires/store/results.ts';
import { readData } from '../../infra/local/demonstration/read-data.ts';
import { pageSize } from '../../shared/kernel/page.ts';
import { today } from '../../shared/kernel/today.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { resultInput } from '../../shared/questionnaires/result.ts';
import { seesAll } from '../../tests/support/sees-all.ts';
import { makePerson } from '../patients.ts';
import type { Sent } from './drive.ts';

/**
 * One line of the table: what a browser sends, what the handler asks of the store, and the limit on the number of
 * requests.
 */
export type BenchCall = {
  name: string;
  sends(): Sent[];
  asks(): Promise<unknown>;
  /**
   * The request budget: everything sent for the session, the data and the audit log. functions/request-budget.md
   * holds it too.
   */
  mostRequests: number;
};

const pick = <One>(list: readonly One[]): One => list[randomInt(list.length)] as One;

/** Answers to a PHQ-9. In one of six, question 9 is answered, which raises an alert. */
export const answerPhq = () =>
  Array.from({ length: 9 }, (_, question) => ({
    question,
    score: question === 8 ? Number(randomInt(6) === 0) : randomInt(4),
  }));

/** The calls that staff make most often, on patients who exist. */
export const makeCalls = async (ids: readonly string[], table: Table): Promise<BenchCall[]> => {
  const records = createRecordStore(table);
  const results = createResultStore(table);
  const referrals = (await readData('patients')).map(
    ({ referral: { signatureUrl, signedName, ...answers } }) => answers,
  );
  const far = Math.max(1, Math.floor((ids.length / pageSize) * 0.8));
  const name = () => makePerson(randomInt(120)).lastName.toLowerCase();
  const phq = (patientId: string) => answerPhq().map((answer) => ({ ...answer, questionType: 'phq', patientId }));
  const get = (path: string): Sent => ({ method: 'GET', path });
  const context = (call: string) => ({
    at: new Date().toISOString(),
    requestId: randomUUID(),
    username: 'bench',
    role: 'ROLE_ADMIN' as const,
    call,
    written: false,
  });
  return [
    {
      name: 'search by name prefix, page 1',
      sends: () => [get(`/api/search/patients/${name()}/1`)],
      asks: () => records.search(name(), 1, seesAll),
      mostRequests: 3,
    },
    {
      name: 'list of patients, page 1',
      sends: () => [get(`/api/crm/patients/1/${pageSize}`)],
      asks: () => records.list('all', 1),
      mostRequests: 4,
    },
    {
      name: 'list, a page far down',
      sends: () => [get(`/api/crm/patients/${far}/${pageSize}`)],
      asks: () => records.list('all', far),
      mostRequests: 6,
    },
    {
      name: 'read record + latest 3 scores (two calls)',
      sends: () => {
        const id = pick(ids);
        return [get(`/api/referral/${id}`), get(`/api/crm/testscores/${id}/1/3`)];
      },
      asks: async () => {
        const id = pick(ids);
        await Promise.all([records.read(id), results.list(id, { page: 1, size: 3 })]);
      },
      mostRequests: 8,
    },
    {
      name: 'create a patient (full referral)',
      sends: () => [{ method: 'POST', path: '/api/crm/patient', body: pick(referrals) }],
      asks: async () => {
        const auditContext = context('createPatient');
        const sender = { call: 'createPatient', idempotencyKey: randomUUID(), content: '', at: auditContext.at };
        await records.add({ answers: pick(referrals) }, { ...sender, auditContext });
      },
      mostRequests: 2,
    },
    {
      name: 'save a PHQ-9',
      sends: () => [
        { method: 'POST', path: '/api/crm/results', body: rename(questionnaireCalls.saveResult.body, phq(pick(ids))) },
      ],
      asks: () => results.save(resultInput.parse(phq(pick(ids))), randomUUID(), today(), context('saveResult')),
      mostRequests: 4,
    },
  ];
};
