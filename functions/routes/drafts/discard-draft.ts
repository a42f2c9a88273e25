import type { drafts } from '../../../shared/api/drafts.ts';
import type { Handler } from '../../http/handler.ts';
import type { DraftsDependencies } from './dependencies.ts';

export const discardDraft: Handler<typeof drafts.discardDraft, DraftsDependencies> = async (
  { params: { form, referralId }, caller: { username }, auditContext },
  { drafts },
) => {
  await drafts.discard({ username, form, record: referralId }, auditContext);
  return { status: 200, body: { message: 'The draft has been discarded.' } };
};
