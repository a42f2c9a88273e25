import type { ErasurePart } from '../../shared/erasure/erasure.ts';
import { alertEntity } from '../alerts/store/alerts.ts';
import { appointmentEntity } from '../appointments/store/appointment-items.ts';
import { findKind } from '../catalogue.ts';
import { documentEntity } from '../documents/store/document-items.ts';
import { draftEntity } from '../drafts/store/drafts.ts';
import { attendanceEntity, formerMemberEntity, memberEntity } from '../groups/store/group-items.ts';
import { contactMessageEntity } from '../messages/store/contact-message-items.ts';
import { noteEntity, noteVersionEntity, withdrawalEntity } from '../notes/store/note-items.ts';
import { externalReferralEntity } from '../patients/store/external-referrals.ts';
import { recordEntity, versionEntity } from '../patients/store/record.ts';
import { eventEntity } from '../patients/store/timeline.ts';
import { resultEntity, resultVersionEntity } from '../questionnaires/store/result-items.ts';
import { joinedReferralEntity } from '../referrals/store/joined-referral-items.ts';
import { safetyPlanEntity, safetyPlanVersionEntity } from '../safety/store/safety-plans.ts';
import { selfCompletionRequestEntity } from '../self-completion/store/items.ts';
import { taskEntity } from '../tasks/store/task-items.ts';
import type { StoredItem } from './stored/stored-item.ts';

type Named = { name: string };

const kindsOf: readonly [ErasurePart, readonly Named[]][] = [
  ['answers', [recordEntity, versionEntity, joinedReferralEntity]],
  ['timeline', [eventEntity, safetyPlanEntity, safetyPlanVersionEntity, externalReferralEntity]],
  ['notes', [noteEntity, noteVersionEntity, withdrawalEntity]],
  ['results', [resultEntity, resultVersionEntity, alertEntity, selfCompletionRequestEntity]],
  ['sessions', [appointmentEntity, attendanceEntity, memberEntity, formerMemberEntity]],
  ['documents', [documentEntity]],
  ['messages', [contactMessageEntity]],
  ['tasks', [taskEntity]],
  ['drafts', [draftEntity]],
];
const partOf = new Map(kindsOf.flatMap(([part, kinds]) => kinds.map(({ name }) => [name, part] as const)));

/** How many items of each part of a record there are; whatever is none that people know is an entry of a list or search. */
export const countParts = (items: readonly StoredItem[]): Partial<Record<ErasurePart, number>> => {
  const counts: Partial<Record<ErasurePart, number>> = {};
  for (const item of items) {
    const part = partOf.get(findKind(item)?.name ?? '') ?? 'entries';
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
};
