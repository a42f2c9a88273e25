import * as z from 'zod';
import { staffUser } from '../../../shared/patients/record.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { type Entity, keyPattern } from '../../kernel/store/entity.ts';
import { type StoredRecord, storedRecord } from '../../patients/store/record.ts';
import type { StoredEvent } from '../../patients/store/timeline.ts';
import { dangerShape } from '../../safety/store/danger-state.ts';

const joinedReferral = z.object({
  /** The patient whose referral it is now. */
  patientId: z.string(),
  /** Its id as a record; everything stored under that id is theirs too. */
  formerId: z.string(),
  joinedAt: z.iso.datetime(),
  joinedBy: z.string(),
  /** The record as it was. */
  record: storedRecord,
  /** The patient's data before joining changed it: the services of the episode, the worker, the danger and the call. */
  before: z
    .object({
      services: z.array(z.string()),
      user: staffUser.optional(),
      danger: dangerShape.danger,
      dangerCall: dangerShape.dangerCall,
    })
    .optional(),
  /** The items that came with it, and were moved to the patient. */
  documentIds: z.array(z.string()).optional(),
  taskIds: z.array(z.string()).optional(),
});
export type JoinedReferral = z.infer<typeof joinedReferral>;

/**
 * A record that was found to be a referral of somebody else's. It is stored in place of the record, and is no patient.
 */
export const joinedReferralEntity: Entity<string, typeof joinedReferral> = {
  name: 'Joined referral',
  key: keyPattern('RECORD#{formerId}', 'JOINED'),
  dataSubject: { patient: ['patientId'], sameAs: ['formerId'] },
  schema: joinedReferral,
};

// Events that a mere referral can have. All others stay where they were written.
const ofReferrals: readonly TimelineEvent['kind'][] = [
  ...(['referred', 'acknowledged', 'added', 'changed', 'assigned', 'handed-over', 'message'] as const),
  ...(['referral-state', 'referral-answered', 'deactivated', 'reactivated'] as const),
  // The referral may have been joined before, by mistake.
  'referral-separated',
  ...(['call', 'call-handed', 'danger'] as const),
  ...(['code-renewed', 'consent'] as const),
  ...(['document-added', 'document-named', 'document-deleted'] as const),
];
const ofTasks: readonly TimelineEvent['kind'][] = ['task', 'task-changed', 'task-done', 'task-reopened'];
export const mostEvents = 25;

export const isOfReferral = ({ event }: StoredEvent): boolean => ofReferrals.includes(event.kind);

/** Whether an event is of a referral, or of the tasks that go with it. */
export const mayBeJoined = (stored: StoredEvent): boolean =>
  isOfReferral(stored) || ofTasks.includes(stored.event.kind);

/** The safety questions that were ticked. */
export const tickedOf = ({ referralRiskAssessment }: StoredRecord): string[] =>
  Object.entries(referralRiskAssessment).flatMap(([name, value]) => (value === true ? [name] : []));
