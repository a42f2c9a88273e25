import { randomUUID } from 'node:crypto';
import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { createAnswering } from '../../../functions/self-completion/store/answering.ts';
import { createSelfCompletionStore } from '../../../functions/self-completion/store/completions.ts';
import { hourMs } from '../../../shared/kernel/session-policy.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { AddedPatient } from './add-patients.ts';

const waiting = { patient: 'Aliyah Rahman', hoursAgo: 5 };
const answered = { patient: 'Jaswinder Dhillon', hoursAgo: 26, dob: '1982-09-19', scores: [1, 1, 2, 1, 0, 1, 1] };

/** A link that waits to be opened, and one whose questionnaires were answered. */
export const addSelfCompletions = async (patients: readonly AddedPatient[], member: StaffUser): Promise<void> => {
  const table = connectTable();
  const [completions, answering] = [createSelfCompletionStore(table), createAnswering(table)];
  const ask = async ({ patient, hoursAgo }: { patient: string; hoursAgo: number }) => {
    const at = Date.now() - hoursAgo * hourMs;
    const patientId = patients.find(({ name }) => name === patient)?.patientId ?? '';
    const auditContext = {
      at: new Date(at).toISOString(),
      requestId: randomUUID(),
      username: member.id,
      role: 'ROLE_STAFF' as const,
      call: 'askForAnswers',
      written: false,
    };
    const asked = await completions.ask(
      patientId,
      { way: 'text', questionnaires: ['gad'], feedback: false, language: 'en' },
      `demonstration-link-${patient}`,
      auditContext,
    );
    if (asked.outcome === 'missing' || asked.token === undefined) throw new Error(`${patient} could not be asked`);
    await completions.markSending(asked.request, 'sent', auditContext.at);
    return { link: asked.token, at };
  };
  await ask(waiting);
  const { link, at } = await ask(answered);
  const later = at + hourMs;
  const opened = await answering.open(link, answered.dob, later);
  if (!opened) throw new Error(`The link of ${answered.patient} does not open`);
  const { pageToken } = opened;
  for (const [question, score] of answered.scores.entries()) {
    await answering.answer({ link, pageToken }, { type: 'gad', question, score }, later);
  }
  const whole = await answering.readPage(link, pageToken);
  if (!whole) throw new Error(`The answers of ${answered.patient} are not there`);
  await answering.finish(whole, undefined, later);
};
