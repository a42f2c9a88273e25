import { createDraftStore, type DraftStore } from '../../data/drafts.ts';
import { connectTable } from '../../data/open-table.ts';

export type DraftsDependencies = { drafts: DraftStore };

export const makeDependencies = (): DraftsDependencies => ({ drafts: createDraftStore(connectTable()) });

export const changedElsewhere = 'This draft was changed in another tab. This answer contains its latest version.';
