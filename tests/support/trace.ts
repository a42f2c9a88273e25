import { randomUUID } from 'node:crypto';
import type { Trace } from '../../functions/data/audit.ts';

/** Of a call that somebody makes now. */
export const makeTrace = (call = 'test'): Trace => ({
  at: new Date().toISOString(),
  requestId: randomUUID(),
  username: 'somebody',
  role: 'ROLE_STAFF',
  call,
  written: false,
});
