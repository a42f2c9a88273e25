import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { restrictedNoteCalls } from '../../shared/notes/restricted-note-calls.ts';
import { noteTemplateCalls } from '../../shared/notes/template-calls.ts';
import { nameRecordsAdmin } from '../../shared/organisation/records-admin.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound, notOpen, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import { isKeyOfWords } from '../kernel/store/idempotency.ts';
import { templatesChanged } from '../kernel/store/template-store.ts';
import { allWorkHere } from '../patients/colleagues.ts';
import { createRecordStore } from '../patients/store/records.ts';
import { describeMarking } from './describe-marking.ts';
import { readCaseNotes, withAuthor, withAuthors } from './present.ts';
import { createCaseNoteStore, isClosed } from './store/case-notes.ts';
import { isWithdrawn } from './store/note-items.ts';
import { createNoteTemplateStore } from './store/note-templates.ts';
import { createRestrictedNoteStore } from './store/restricted-notes.ts';
import { createWithdrawnNoteStore, mostAmendments } from './store/withdrawn-notes.ts';

const saved = 'Thank you. That case note has been saved on the system.';
const savedBefore =
  'This case note was already saved in the last ten minutes, so it was not saved again. To save the same words twice, send an Idempotency-Key.';

const amendedMeanwhile =
  'Somebody else has amended this note since you opened it. Nothing you wrote is lost: please read their words and save again.';
const withdrawnMeanwhile =
  'This note has been withdrawn, because it was on the wrong record. What you wrote is not saved: please copy what is still needed.';

const restrictedMeanwhile =
  'Somebody else has just changed to whom this note is restricted. Please look at it, and choose again.';

/** The reasons why a note cannot be withdrawn, moved or restricted. */
const sameRecord = 'It is on this record already. Please choose the patient whom the note is about.';
const notYours = () =>
  `Only whoever wrote this note can withdraw or move it, or an admin. Please ask them, or ${nameRecordsAdmin()}.`;
const changedMeanwhile =
  'Somebody has amended this note since you opened it. Please read it again before you withdraw it.';
const refusals = () => ({
  missing: notFound(missing.caseNote),
  'missing-patient': notFound(missing.patient),
  'not-allowed': notOpen(notYours()),
  'too-many-versions': conflict(
    `This note was amended more than ${mostAmendments} times, and cannot be withdrawn or restricted here. Please ask ${nameRecordsAdmin()}.`,
  ),
  withdrawn: conflict('This note has been withdrawn already.'),
});

const makeDependencies = withStaff((table) => ({
  records: createRecordStore(table),
  caseNotes: createCaseNoteStore(table),
  noteTemplates: createNoteTemplateStore(table),
  restrictedNotes: createRestrictedNoteStore(table),
  withdrawnNotes: createWithdrawnNoteStore(table),
}));

const calls = { ...caseNoteCalls, ...restrictedNoteCalls, ...noteTemplateCalls };

const handlers: Handlers<typeof calls, ReturnType<typeof makeDependencies>> = {
  amendCaseNote: async ({ params, body, auditContext }, { caseNotes, staff }) => {
    const amended = await caseNotes.amend({ ...params, ...body }, auditContext);
    if (amended.outcome === 'missing') return notFound(missing.caseNote);
    if (amended.outcome === 'withdrawn') return conflict(withdrawnMeanwhile);
    const note = await withAuthor(amended.note, { staff });
    if (amended.outcome === 'done') return { status: 200, body: note };
    return conflictWith(amendedMeanwhile, note);
  },
  readNoteTemplates: async (_, { noteTemplates }) => ({ status: 200, body: await noteTemplates.read() }),
  saveNoteTemplates: async ({ body, auditContext }, { noteTemplates }) => {
    const { outcome, saved: templates } = await noteTemplates.save(body, auditContext);
    return outcome === 'done' ? { status: 200, body: templates } : conflictWith(templatesChanged, templates);
  },
  createCaseNote: async ({ body, idempotencyKey, auditContext }, { caseNotes, staff }) => {
    if (body.restrictTo && !(await allWorkHere(body.restrictTo.userIds, staff))) return notFound(noColleague);
    const stored = await caseNotes.add(body, idempotencyKey, auditContext);
    if (!stored) return notFound(missing.patient);
    const note = await withAuthor(stored.note, { staff });
    // With a key the earlier answer was lost; with a key made of the words it may have been meant as another note.
    if (!stored.isNew && isKeyOfWords(idempotencyKey)) return { status: 200, body: { ...note, message: savedBefore } };
    return { status: 201, body: { ...note, message: saved } };
  },
  markCaseNote: async ({ params, body: { notForThem }, auditContext }, { caseNotes }) =>
    (await caseNotes.mark(params, notForThem, auditContext))
      ? { status: 200, body: { message: describeMarking(notForThem) } }
      : notFound(missing.caseNote),
  listCaseNotes: async ({ params: { patientId, page, size }, caller: { username } }, dependencies) => {
    const body = await readCaseNotes(patientId, { page, size, username }, dependencies);
    return body ? { status: 200, body } : notFound(missing.patient);
  },
  listNoteVersions: async ({ params: { patientId, caseNoteId }, caller }, { caseNotes, staff }) => {
    const [current, earlier] = await Promise.all([
      caseNotes.read(patientId, caseNoteId),
      caseNotes.readEarlier(caseNoteId),
    ]);
    if (!current || isWithdrawn(current) || isClosed(current, caller)) return notFound(missing.caseNote);
    return { status: 200, body: { content: await withAuthors(earlier, { staff }) } };
  },
  openRestrictedNote: async ({ params, body, auditContext }, { restrictedNotes, staff }) => {
    const note = await restrictedNotes.open(params, body, auditContext);
    return note ? { status: 200, body: await withAuthor(note, { staff }) } : notFound(missing.caseNote);
  },
  restrictCaseNote: async ({ params, body, auditContext }, { restrictedNotes, staff }) => {
    if (!(await allWorkHere(body.userIds, staff))) return notFound(noColleague);
    const restricted = await restrictedNotes.restrict(params, body, auditContext);
    if (restricted.outcome === 'done') return { status: 200, body: await withAuthor(restricted.note, { staff }) };
    if (restricted.outcome === 'stale') return conflict(restrictedMeanwhile);
    return refusals()[restricted.outcome];
  },
  openWithdrawnNote: async ({ params, body, auditContext }, { withdrawnNotes, staff }) => {
    const opened = await withdrawnNotes.open(params, body.reason, auditContext);
    if (!opened) return notFound(missing.caseNote);
    const { withdrawal, versions, openings } = opened;
    const ids = [withdrawal, ...openings].map(({ by }) => by);
    const nameOf = await nameStaff({ staff }, ids);
    return {
      status: 200,
      body: {
        ...withdrawal,
        by: nameOf(withdrawal.by),
        content: await withAuthors<never>(versions, { staff }),
        openings: openings.map((one) => ({ ...one, by: nameOf(one.by) })),
      },
    };
  },
  withdrawCaseNote: async ({ params, body, caller, auditContext }, { withdrawnNotes, staff }) => {
    if (body.moveTo === params.patientId) return refusedAt('moveTo', sameRecord);
    const mayAny = roleMay(caller.role, 'mayWithdrawNotesOfOthers');
    const staffIds = (await staff.list()).map(({ id }) => id);
    const withdrawn = await withdrawnNotes.withdraw({ ...params, ...body }, { mayAny, staffIds }, auditContext);
    if (withdrawn.outcome === 'stale') {
      const current = await withAuthor(withdrawn.note, { staff });
      return conflictWith(changedMeanwhile, current);
    }
    if (withdrawn.outcome !== 'done') return refusals()[withdrawn.outcome];
    const message = body.moveTo === undefined ? 'The note has been withdrawn.' : 'The note has been moved.';
    return { status: 200, body: { message } };
  },
};

export const handler = serve(calls, handlers, makeDependencies);
