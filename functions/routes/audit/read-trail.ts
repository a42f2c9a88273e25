import type { audit } from '../../../shared/api/audit.ts';
import type { Handler } from '../../lib/handler.ts';
import type { AuditDependencies } from './dependencies.ts';

export const readTrail: Handler<typeof audit.readTrail, AuditDependencies> = async ({ query }, { trail }) => ({
  status: 200,
  body: await trail.read(query, new Date()),
});
