import type { drafts } from '../../../shared/api/drafts.ts';
import type { Handler } from '../../http/handler.ts';
import { conflict } from '../../http/outcome.ts';
import { changedElsewhere, type DraftsDependencies } from './dependencies.ts';

export const discardDraft: Handler<typeof drafts.discardDraft, DraftsDependencies> = async (
  { params: { form, recordId }, query: { over }, caller: { username }, auditContext },
  { drafts },
) => {
  const place = { username, form, record: recordId };
  const discarded = await drafts.discard(place, over, auditContext);
  if (discarded) return { status: 200, body: { message: 'The draft has been discarded.' } };
  return { status: 409, body: { ...conflict(changedElsewhere).body, draft: await drafts.read(place, Date.now()) } };
};
