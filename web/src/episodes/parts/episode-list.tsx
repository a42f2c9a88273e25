import { closingReasonLabels } from '../../../../shared/episodes/closing.ts';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { referralStateLabels } from '../../../../shared/referrals/referral-state.ts';
import { referrerKindLabels } from '../../../../shared/referrals/referrer-kind.ts';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { serviceName } from '../../patients/parts/words.ts';
import { describeInformed } from './describe-episode.ts';
import styles from './episode-list.module.css';

const byWhom = (at: string, by: StaffUser | undefined): string =>
  `${formatInstantShort(at)}${by ? `, ${by.firstName} ${by.lastName}` : ''}`;

type Fact = [label: string, text: string | undefined];

const factsOf = ({ referredAt, services, referrerKind, state, stateSince, stateBy, closing }: Episode): Fact[] => [
  ['Referred', formatInstantShort(referredAt)],
  ['Service', services.map(serviceName).join(', ') || 'Not chosen yet'],
  ['Referred by', referrerKindLabels[referrerKind]],
  ['Referral', `${referralStateLabels[state]}, ${byWhom(stateSince, stateBy)}`],
  ['Closed', closing && byWhom(closing.at, closing.by)],
  ['Why', closing && (closing.reason ? closingReasonLabels[closing.reason] : 'Not written yet')],
  ['Outcome', [closing?.outcome, closing?.words].filter(Boolean).join('\n')],
  ['Last questionnaires', closing?.withoutMeasures && `Not answered: ${closing.withoutMeasures}`],
  ['Told', closing && describeInformed(closing.informed).replace(/^Told: /, '')],
];

/** Every episode of a patient, the latest first: how it began, and how it ended. */
export const EpisodeList = ({ episodes, heading: Heading }: { episodes: readonly Episode[]; heading: 'h2' | 'h3' }) => (
  <ol className={styles.list} reversed>
    {episodes.toReversed().map((episode) => (
      <li key={episode.number}>
        <Heading>Episode {episode.number}</Heading>
        <dl className={styles.facts}>
          {factsOf(episode).map(
            ([label, text]) =>
              text && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
      </li>
    ))}
  </ol>
);
