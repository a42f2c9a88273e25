import { draftCalls } from '../../shared/drafts/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createDraftStore, type Draft, type DraftStore } from './store/drafts.ts';

const changedElsewhere = 'This draft was changed in another tab. This answer contains its latest version.';
const answerChanged = (draft: Draft | undefined) => ({
  status: 409 as const,
  body: { ...conflict(changedElsewhere).body, draft },
});

const handlers: Handlers<typeof draftCalls, DraftStore> = {
  discardDraft: async ({ params: { form, recordId }, query: { over }, caller, auditContext }, drafts) => {
    const place = { username: caller.username, form, record: recordId };
    const discarded = await drafts.discard(place, over, auditContext);
    if (!discarded) return answerChanged(await drafts.read(place, Date.now()));
    return { status: 200, body: { message: 'The draft has been discarded.' } };
  },
  saveDraft: async ({ params: { form, recordId }, body, caller: { username, signIn }, auditContext }, drafts) => {
    const place = { username, form, record: recordId };
    const saved = await drafts.save(place, body, signIn.originJti, auditContext);
    return saved ? { status: 200, body: saved } : answerChanged(await drafts.read(place, Date.now()));
  },
  listDrafts: async ({ caller: { username } }, drafts) => {
    return { status: 200, body: { content: await drafts.list(username, Date.now()) } };
  },
  readDraft: async ({ params: { form, recordId: record }, caller: { username } }, drafts) => ({
    status: 200,
    body: { draft: await drafts.read({ username, form, record }, Date.now()) },
  }),
};

export const handler = serve(draftCalls, handlers, () => createDraftStore(connectTable()));
