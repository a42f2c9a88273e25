import { createEnding } from '../../../functions/appointments/store/planned/cancel-planned.ts';
import { createEpisodeStore } from '../../../functions/episodes/store/episode-store.ts';
import { currentEpisode } from '../../../functions/episodes/store/episodes.ts';
import type { AuditContext } from '../../../functions/kernel/store/audit.ts';
import type { Table } from '../../../functions/kernel/store/open-table.ts';
import type { ClosingReason, InformedParty } from '../../../shared/episodes/closing.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { ReferrerKind } from '../../../shared/referrals/referrer-kind.ts';

type Closing = {
  reason: ClosingReason;
  outcome?: string | undefined;
  words?: string | undefined;
  informed: InformedParty[];
};
type Return = { service: string; referrerKind: ReferrerKind };

const dayOf = ({ at }: AuditContext): string => today(new Date(at));
const keyOf = ({ requestId }: AuditContext): string => requestId;

/** Closes the first episode of a patient, as a member of staff does; open tasks end with it. */
export const closeEpisode = async (
  table: Table,
  patientId: string,
  { reason, outcome, words, informed }: Closing,
  member: StaffUser,
  auditContext: AuditContext,
): Promise<void> => {
  const store = createEpisodeStore(table);
  const episodes = await store.read(patientId);
  if (!episodes) throw new Error(`There is no patient ${patientId}`);
  const { number, version } = currentEpisode(episodes);
  const on = dayOf(auditContext);
  const tasks = 'end' as const;
  const closing = {
    number,
    version,
    reason,
    outcome,
    words,
    tasks,
    informed: informed.map((party) => ({ party, on })),
  };
  const end = createEnding(table, async () => member);
  const { outcome: done } = await end({ patientId, tasks }, auditContext, () =>
    store.close(patientId, closing, keyOf(auditContext), auditContext),
  );
  if (done !== 'done') throw new Error(`An episode could not be closed: ${done}`);
};

/** Begins the second episode of a patient who has come back. */
export const startEpisode = async (
  table: Table,
  patientId: string,
  { service, referrerKind }: Return,
  auditContext: AuditContext,
): Promise<void> => {
  const facts = { after: 1, referredOn: dayOf(auditContext), service, referrerKind };
  const { outcome } = await createEpisodeStore(table).start(patientId, facts, keyOf(auditContext), auditContext);
  if (outcome !== 'done') throw new Error(`A second episode could not be begun: ${outcome}`);
};
