import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { conflict, notFound, notOpen, refusedAt } from '../kernel/http/outcome.ts';
import { withAuthor } from '../patients/present.ts';
import type { NotesHandlers } from './dependencies.ts';
import { mostAmendments } from './store/withdrawn-notes.ts';

const notYours = `Only whoever wrote this note can withdraw or move it, or an admin. Please ask them, or ${organisation.recordsAdmin}.`;
const tooMany = `This note was amended more than ${mostAmendments} times, and cannot be withdrawn here. Please ask ${organisation.recordsAdmin}.`;
const changedMeanwhile =
  'Somebody has amended this note since you opened it. Please read it again before you withdraw it.';
const gone = 'This note has been withdrawn already.';
const sameRecord = 'It is on this record already. Please choose the patient whom the note is about.';

export const withdrawCaseNote: NotesHandlers['withdrawCaseNote'] = async (
  { params, body, caller, auditContext },
  dependencies,
) => {
  if (body.moveTo === params.patientId) return refusedAt('moveTo', sameRecord);
  const mayAny = roleMay(caller.role, 'mayWithdrawNotesOfOthers');
  const staffIds = (await dependencies.staff.list()).map(({ id }) => id);
  const withdrawn = await dependencies.withdrawnNotes.withdraw(
    { ...params, ...body },
    { mayAny, staffIds },
    auditContext,
  );
  switch (withdrawn.outcome) {
    case 'missing':
      return notFound(missing.caseNote);
    case 'missing-patient':
      return notFound(missing.patient);
    case 'not-allowed':
      return notOpen(notYours);
    case 'too-many-versions':
      return conflict(tooMany);
    case 'withdrawn':
      return conflict(gone);
    case 'stale':
      return {
        status: 409,
        body: { ...conflict(changedMeanwhile).body, current: await withAuthor(withdrawn.note, dependencies) },
      };
    case 'done': {
      const message = body.moveTo === undefined ? 'The note has been withdrawn.' : 'The note has been moved.';
      return { status: 200, body: { message } };
    }
  }
};
