import type { drafts } from '../../../shared/api/drafts.ts';
import type { Handler } from '../../http/handler.ts';
import type { DraftsDependencies } from './dependencies.ts';

export const readDraft: Handler<typeof drafts.readDraft, DraftsDependencies> = async (
  { params: { form, recordId }, caller: { username } },
  { drafts },
) => ({
  status: 200,
  body: { draft: await drafts.read({ username, form, record: recordId }, Date.now()) },
});
