import { auditCalls } from '../../shared/audit/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { readAuditLog } from './read-audit-log.ts';
import { reviewQuarter } from './review-quarter.ts';

export const handler = serve(auditCalls, { readAuditLog, reviewQuarter }, makeDependencies);
