import { draftCalls } from '../../shared/drafts/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { discardDraft } from './discard-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { readDraft } from './read-draft.ts';
import { saveDraft } from './save-draft.ts';

export const handler = serve(draftCalls, { discardDraft, saveDraft, listDrafts, readDraft }, makeDependencies);
