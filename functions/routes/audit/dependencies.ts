import { openTable } from '../../data/open-table.ts';
import { openTrail, type Trail } from '../../data/trail.ts';

export type AuditDependencies = { trail: Trail };

export const makeDependencies = (): AuditDependencies => ({ trail: openTrail(openTable()) });
