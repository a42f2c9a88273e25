import type { DraftsHandlers } from './dependencies.ts';

export const readDraft: DraftsHandlers['readDraft'] = async (
  { params: { form, recordId }, caller: { username } },
  { drafts },
) => ({
  status: 200,
  body: { draft: await drafts.read({ username, form, record: recordId }, Date.now()) },
});
