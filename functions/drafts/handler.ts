import { drafts } from '../../shared/drafts/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { discardDraft } from './discard-draft.ts';
import { keepDraft } from './keep-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { readDraft } from './read-draft.ts';

export const handler = serve(drafts, { discardDraft, keepDraft, listDrafts, readDraft }, makeDependencies);
