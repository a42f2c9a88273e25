import { conflict } from '../kernel/http/outcome.ts';
import { changedElsewhere, type DraftsHandlers } from './dependencies.ts';

export const saveDraft: DraftsHandlers['saveDraft'] = async (
  { params: { form, recordId }, body, caller: { username, signIn }, auditContext },
  { drafts },
) => {
  const place = { username, form, record: recordId };
  const saved = await drafts.save(place, body, signIn.originJti, auditContext);
  if (saved) return { status: 200, body: saved };
  return { status: 409, body: { ...conflict(changedElsewhere).body, draft: await drafts.read(place, Date.now()) } };
};
