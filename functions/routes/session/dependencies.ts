import { connectTable } from '../../data/open-table.ts';
import { createSessionStore, type SessionStore } from '../../data/sessions.ts';

export type SessionDependencies = { sessions: Pick<SessionStore, 'end'> };

export const makeDependencies = (): SessionDependencies => ({ sessions: createSessionStore(connectTable()) });
