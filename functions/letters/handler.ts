import { missing } from '../../shared/kernel/missing.ts';
import { letterCalls } from '../../shared/letters/calls.ts';
import { mayPost, postIsNotSafe, purposeOfParty, type StoredLetter } from '../../shared/letters/letter.ts';
import { letterTemplateCalls } from '../../shared/letters/template-calls.ts';
import { notAgreed } from '../../shared/privacy/consent.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflictWith, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { readItem } from '../kernel/store/entity.ts';
import { templatesChanged } from '../kernel/store/template-store.ts';
import { recordEntity } from '../patients/store/record.ts';
import { createConsentStore } from '../privacy/store/consents.ts';
import { createLetterTemplateStore } from './store/letter-templates.ts';
import { createLetterStore } from './store/letters.ts';

const deleted = 'The letter has been deleted. The reason is on the timeline.';

const makeDependencies = withStaff((table) => ({
  letters: createLetterStore(table),
  letterTemplates: createLetterTemplateStore(table),
  consents: createConsentStore(table),
  readRecord: (patientId: string) => readItem(table, recordEntity, patientId),
}));

type Line = Omit<StoredLetter, 'text' | 'address' | 'withoutConsent'>;
const { all: nameLines } = namingStaff(
  ({ by }: Line) => [by],
  ({ patientId: _, by, ...line }, nameOf) => ({ ...line, by: nameOf(by) }),
);
const { one: nameLetter } = namingStaff(
  ({ by }: StoredLetter) => [by],
  ({ patientId: _, by, ...letter }, nameOf) => ({ ...letter, by: nameOf(by) }),
);

const refuse = (path: string, message: string) => ({
  status: 409 as const,
  body: { status: 409, message, errors: [{ path, message }] },
});

const calls = { ...letterCalls, ...letterTemplateCalls };

const handlers: Handlers<typeof calls, ReturnType<typeof makeDependencies>> = {
  listLetters: async ({ params: { patientId } }, { letters, staff }) => ({
    status: 200,
    body: { content: await nameLines(await letters.list(patientId), { staff }) },
  }),
  readLetter: async ({ params: { patientId, letterId } }, { letters, staff }) => {
    const found = await letters.read(patientId, letterId);
    return found ? { status: 200, body: await nameLetter(found, { staff }) } : notFound(missing.letter);
  },
  addLetter: async (
    { params: { patientId }, body: { withoutConsent, ...body }, idempotencyKey, auditContext },
    { letters, consents, readRecord, staff },
  ) => {
    const purpose = purposeOfParty(body.party);
    const [record, isAgreed] = await Promise.all([
      readRecord(patientId),
      purpose ? consents.isGiven(patientId, purpose) : true,
    ]);
    if (!record) return notFound(missing.patient);
    if (body.way === 'post' && !mayPost(body.party, record.referralSafeContact)) return refuse('way', postIsNotSafe);
    if (!isAgreed && withoutConsent === undefined) return refuse('withoutConsent', notAgreed);
    const wanted = { ...body, ...(!isAgreed && { withoutConsent }) };
    const stored = await letters.add(patientId, wanted, idempotencyKey, auditContext);
    return stored ? { status: 201, body: await nameLetter(stored, { staff }) } : notFound(missing.patient);
  },
  readLetterTemplates: async (_, { letterTemplates }) => ({ status: 200, body: await letterTemplates.read() }),
  saveLetterTemplates: async ({ body, auditContext }, { letterTemplates }) => {
    const { outcome, saved: templates } = await letterTemplates.save(body, auditContext);
    return outcome === 'done' ? { status: 200, body: templates } : conflictWith(templatesChanged, templates);
  },
  deleteLetter: async ({ params: { patientId, letterId }, body: { reason }, auditContext }, { letters }) => {
    const isDeleted = await letters.remove(patientId, letterId, reason, auditContext);
    return isDeleted ? { status: 200, body: { message: deleted } } : notFound(missing.letter);
  },
};

export const handler = serve(calls, handlers, makeDependencies);
