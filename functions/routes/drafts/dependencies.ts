import type { drafts } from '../../../shared/api/drafts.ts';
import { createDraftStore } from '../../data/drafts.ts';
import { connectTable } from '../../data/open-table.ts';
import type { Handlers } from '../../http/handler.ts';

export const makeDependencies = () => ({ drafts: createDraftStore(connectTable()) });

export const changedElsewhere = 'This draft was changed in another tab. This answer contains its latest version.';
type DraftsDependencies = ReturnType<typeof makeDependencies>;
export type DraftsHandlers = Handlers<typeof drafts, DraftsDependencies>;
