import { openTable } from '../../data/open-table.ts';
import { openSessions, type Sessions } from '../../data/sessions.ts';

export type SessionDependencies = { sessions: Pick<Sessions, 'end'> };

export const makeDependencies = (): SessionDependencies => ({ sessions: openSessions(openTable()) });
