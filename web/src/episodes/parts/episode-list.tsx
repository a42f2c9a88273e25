import { closingReasonLabels } from '../../../../shared/episodes/closing.ts';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { referralStateLabels } from '../../../../shared/referrals/referral-state.ts';
import { referrerKindLabels } from '../../../../shared/referrals/referrer-kind.ts';
import { Facts } from '../../kernel/components/facts.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { describeInformed } from './describe-episode.ts';
import styles from './episode-list.module.css';

const byWhom = (at: string, by: StaffUser | undefined): string =>
  `${formatInstantShort(at)}${by ? `, ${fullName(by)}` : ''}`;

const factsOf = ({ referredAt, services, referrerKind, state, stateSince, stateBy, closing }: Episode) =>
  [
    ['Referred', formatInstantShort(referredAt)],
    ['Service', services.map(serviceName).join(', ') || 'Not chosen yet'],
    ['Referred by', referrerKindLabels[referrerKind]],
    ['Referral', `${referralStateLabels[state]}, ${byWhom(stateSince, stateBy)}`],
    ['Closed', closing && byWhom(closing.at, closing.by)],
    ['Why', closing && (closing.reason ? closingReasonLabels[closing.reason] : 'Not written yet')],
    ['Outcome', [closing?.outcome, closing?.words].filter(Boolean).join('\n') || undefined],
    ['Last questionnaires', closing?.withoutMeasures ? `Not answered: ${closing.withoutMeasures}` : undefined],
    ['Told', closing && describeInformed(closing.informed).replace(/^Told: /, '')],
  ] as const;

/** Every episode of a patient, the latest first: how it began, and how it ended. */
export const EpisodeList = ({ episodes, heading: Heading }: { episodes: readonly Episode[]; heading: 'h2' | 'h3' }) => (
  <ol className={styles.list} reversed>
    {episodes.toReversed().map((episode) => (
      <li key={episode.number}>
        <Heading>Episode {episode.number}</Heading>
        <Facts className={styles.facts} facts={factsOf(episode)} />
      </li>
    ))}
  </ol>
);
