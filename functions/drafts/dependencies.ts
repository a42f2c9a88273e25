import type { draftCalls } from '../../shared/drafts/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createDraftStore } from './store/drafts.ts';

export const makeDependencies = () => ({ drafts: createDraftStore(connectTable()) });

export const changedElsewhere = 'This draft was changed in another tab. This answer contains its latest version.';
type DraftsDependencies = ReturnType<typeof makeDependencies>;
export type DraftsHandlers = Handlers<typeof draftCalls, DraftsDependencies>;
