import type { DraftsHandlers } from './dependencies.ts';
import { presentDraft } from './present.ts';

export const listDrafts: DraftsHandlers['listDrafts'] = async ({ caller: { username } }, { drafts }) => {
  const listed = await drafts.list(username, Date.now());
  return { status: 200, body: { content: listed.map(presentDraft) } };
};
