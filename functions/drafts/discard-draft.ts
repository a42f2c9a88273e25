import { conflict } from '../kernel/http/outcome.ts';
import { changedElsewhere, type DraftsHandlers } from './dependencies.ts';

export const discardDraft: DraftsHandlers['discardDraft'] = async (
  { params: { form, recordId }, query: { over }, caller: { username }, auditContext },
  { drafts },
) => {
  const place = { username, form, record: recordId };
  const discarded = await drafts.discard(place, over, auditContext);
  if (discarded) return { status: 200, body: { message: 'The draft has been discarded.' } };
  return { status: 409, body: { ...conflict(changedElsewhere).body, draft: await drafts.read(place, Date.now()) } };
};
