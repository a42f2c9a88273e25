import { createDraftStore, type DraftStore } from '../../data/drafts.ts';
import { connectTable } from '../../data/open-table.ts';

export type DraftsDependencies = { drafts: DraftStore };

export const makeDependencies = (): DraftsDependencies => ({ drafts: createDraftStore(connectTable()) });
