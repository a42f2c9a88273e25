import type { drafts } from '../../../shared/api/drafts.ts';
import type { Handler } from '../../http/handler.ts';
import type { DraftsDependencies } from './dependencies.ts';
import { presentDraft } from './present.ts';

export const listDrafts: Handler<typeof drafts.listDrafts, DraftsDependencies> = async (
  { caller: { username } },
  { drafts },
) => {
  const listed = await drafts.list(username, Date.now());
  return { status: 200, body: { content: listed.map(presentDraft) } };
};
