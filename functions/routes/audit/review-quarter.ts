import type { audit } from '../../../shared/api/audit.ts';
import type { Handler } from '../../lib/handler.ts';
import type { AuditDependencies } from './dependencies.ts';

export const reviewQuarter: Handler<typeof audit.reviewQuarter, AuditDependencies> = async (
  { params: { quarter } },
  { trail },
) => ({ status: 200, body: { content: await trail.review(quarter) } });
