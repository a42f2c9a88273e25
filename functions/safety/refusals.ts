import { askCall, askRinger } from '../../shared/safety/danger-schema.ts';
import { refusedAt } from '../kernel/http/outcome.ts';
import type { Unanswered } from './store/call-after.ts';

// The reasons why a patient cannot be made inactive, and what to do.
export const alertOpen =
  'An alert about this patient is open. Please record what was done about it on their record first; then they can be made inactive.';
export const callOpen =
  'A call was promised to this person, who may be in danger, and it is still open. Please record the call on their record, or who will make it; then they can be made inactive.';

/** 400: a change would leave an open call behind. The field is the one to fill. */
export const refuseUnanswered = (outcome: Unanswered) =>
  outcome === 'unanswered' ? refusedAt('call.outcome', askCall) : refusedAt('call.to', askRinger);
