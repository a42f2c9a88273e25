import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { withAuthor } from '../patients/present.ts';
import type { NotesHandlers } from './dependencies.ts';

const changedMeanwhile =
  'Somebody else has amended this note since you opened it. Nothing you wrote is lost: please read their words and save again.';

const withdrawnMeanwhile =
  'This note has been withdrawn, because it was on the wrong record. What you wrote is not saved: please copy what is still needed.';

export const amendCaseNote: NotesHandlers['amendCaseNote'] = async ({ params, body, auditContext }, dependencies) => {
  const amended = await dependencies.caseNotes.amend({ ...params, ...body }, auditContext);
  if (amended.outcome === 'missing') return notFound(missing.caseNote);
  if (amended.outcome === 'withdrawn') return conflict(withdrawnMeanwhile);
  const note = await withAuthor(amended.note, dependencies);
  if (amended.outcome === 'done') return { status: 200, body: note };
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: note } };
};
