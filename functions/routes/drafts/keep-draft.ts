import type { drafts } from '../../../shared/api/drafts.ts';
import type { Handler } from '../../http/handler.ts';
import type { DraftsDependencies } from './dependencies.ts';

export const keepDraft: Handler<typeof drafts.keepDraft, DraftsDependencies> = async (
  { params: { form, referralId }, body, caller: { username, signIn }, auditContext },
  { drafts },
) => ({
  status: 200,
  body: await drafts.keep({ username, form, record: referralId }, body.content, signIn.originJti, auditContext),
});
