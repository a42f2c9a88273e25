import { drafts } from '../../../shared/api/drafts.ts';
import { serve } from '../../http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { discardDraft } from './discard-draft.ts';
import { keepDraft } from './keep-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { readDraft } from './read-draft.ts';

export const handler = serve(drafts, { discardDraft, keepDraft, listDrafts, readDraft }, makeDependencies);
