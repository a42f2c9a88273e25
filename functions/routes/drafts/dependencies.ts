import { type Drafts, openDrafts } from '../../data/drafts.ts';
import { openTable } from '../../data/open-table.ts';

export type DraftsDependencies = { drafts: Drafts };

export const makeDependencies = (): DraftsDependencies => ({ drafts: openDrafts(openTable()) });
