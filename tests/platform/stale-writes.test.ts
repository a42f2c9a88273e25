import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '../../shared/kernel/call.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { caseNote } from '../../shared/notes/case-note.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { externalReferral, patientRecord } from '../../shared/patients/record.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { testResult } from '../../shared/questionnaires/result.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import { safetyPlan } from '../../shared/safety/safety-plan-schema.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { gad, given, openQuestionnaires } from '../support/open-questionnaires.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const conflict = z.object({ current: z.unknown() });
const product = await startTestProduct();
const headers = await signInStaff(product);
const patients = openPatients(product, headers);
const tests = openQuestionnaires(product, headers);

type Params = Record<string, string>;
const post = (call: Call, params: Params, body: unknown) =>
  ask(product.url, call, { params, body, headers: { ...headers, 'idempotency-key': randomUUID() } });

type Race = {
  what: string;
  /** Makes an item that two people change, and returns how one of them writes a word over version 1 of it. */
  begin: (patientId: string) => Promise<(word: string) => ReturnType<typeof post>>;
  /** The word in the item that the API returns. */
  wordOf: (saved: unknown) => string;
};

const races: Race[] = [
  {
    what: 'a group of a record',
    begin: async (patientId) => {
      const record = await patients.read(patientId);
      return (word) =>
        patients.update({ ...record, referralGpDetails: { ...record.referralGpDetails, address: word } });
    },
    wordOf: (saved) => patientRecord.parse(saved).referralGpDetails.address,
  },
  {
    what: 'a case note',
    begin: async (patientId) => {
      const { body } = await post(caseNoteCalls.createCaseNote, {}, { patientId, caseNote: 'First.' });
      const { caseNoteId } = caseNoteCalls.createCaseNote.replies[201].parse(body);
      return (word) => post(caseNoteCalls.amendCaseNote, { patientId, caseNoteId }, { caseNote: word, version: 1 });
    },
    wordOf: (saved) => caseNote.parse(saved).caseNoteText,
  },
  {
    what: 'a safety plan',
    begin: async (patientId) => {
      await post(safetyCalls.saveSafetyPlan, { patientId }, { warningSigns: 'First.', version: 0 });
      return (word) => post(safetyCalls.saveSafetyPlan, { patientId }, { warningSigns: word, version: 1 });
    },
    wordOf: (saved) => safetyPlan.parse(saved).warningSigns,
  },
  {
    what: 'the progress of an external referral',
    begin: async (patientId) => {
      const words = {
        patientId,
        serviceType: 'Housing',
        description: 'A flat.',
        withoutConsent: 'They asked for it by phone.',
      };
      const { body } = await post(patientCalls.createExternalReferral, {}, words);
      const { externalReferralId } = patientCalls.createExternalReferral.replies[201].parse(body);
      return (word) =>
        post(
          patientCalls.updateExternalReferral,
          { patientId, externalReferralId },
          { status: 'accepted', outcome: word, version: 1 },
        );
    },
    wordOf: (saved) => externalReferral.parse(saved).outcome,
  },
  {
    what: 'the answers of a questionnaire',
    begin: async (patientId) => {
      const { resultId, questionDate } = await tests.save(patientId, 'gad', gad(1));
      return (word) =>
        post(
          questionnaireCalls.correctResult,
          { patientId, resultId },
          { version: 1, questionType: 'gad', questionDate, answers: given(gad(2)), why: word },
        );
    },
    wordOf: (saved) => testResult.parse(saved).correction?.why ?? '',
  },
];

it.each(races)(
  'of three who change $what at once one is saved, and the others are refused with what was saved',
  async ({ begin, wordOf }) => {
    const { patientId } = await patients.add('Three', 'Writers');
    const write = await begin(patientId);
    const words = ['Amina wrote this.', 'Bela wrote this.', 'Carys wrote this.'];
    const answers = await Promise.all(words.map(write));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const saved = words[answers.findIndex(({ status }) => status === 200)];
    for (const { status, body } of answers) {
      expect(wordOf(status === 200 ? body : conflict.parse(body).current)).toBe(saved);
    }
    // A late write over an old version is refused as well.
    expect((await write('Late.')).status).toBe(409);
  },
);
