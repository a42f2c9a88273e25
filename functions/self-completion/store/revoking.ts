import { isStillOpen } from '../../../shared/self-completion/self-completion.ts';
import { parseRow } from '../../kernel/store/entity.ts';
import { patch, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { partialAnswersEntity, type SelfCompletionRequest, selfCompletionRequestEntity } from './items.ts';

/** The number of the latest requests that are looked at: one is open for three days at most. */
const mostListed = 20;

export const readCompletions = async (table: Table, patientId: string) => {
  const { pk, sk } = selfCompletionRequestEntity.key({ patientId, requestId: '' });
  const items = await readPartition(table, pk, { ...startingWith(sk), latestFirst: true, limit: mostListed });
  return items.map((item) => parseRow(selfCompletionRequestEntity, item, 'requestId'));
};

export const readOpenRequests = async (table: Table, patientId: string, at: string): Promise<SelfCompletionRequest[]> =>
  (await readCompletions(table, patientId)).flatMap((one) =>
    'unreadable' in one || !isStillOpen(one, Date.parse(at)) ? [] : [one],
  );

/** The writes that close a link, refused where it was answered or closed meanwhile: half-answered questionnaires go. */
export const revokeRequest = (
  stored: SelfCompletionRequest,
  { at, by }: { at: string; by: string | undefined },
): Write[] => [
  patch(
    selfCompletionRequestEntity,
    stored,
    { set: { revokedAt: at }, add: { version: 1 }, remove: ['pageTokenHash'] },
    { absent: ['finishedAt', 'revokedAt'] },
  ),
  remove(partialAnswersEntity, stored),
  addToTimeline(stored.patientId, { at, by }, { kind: 'answers-revoked', way: stored.way }),
];
