import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Episode } from '../../../../shared/api/episode.ts';
import { referrals } from '../../../../shared/api/referrals.ts';
import { Loaded } from '../../components/loaded.tsx';
import { formatInstant } from '../../lib/format-date.ts';
import { callQuery } from '../../lib/query.ts';
import { may } from '../../lib/session/may.ts';
import { type Joined, NotSamePerson } from './not-same-person.tsx';
import { ReferralAnswers } from './referral-details.tsx';

const Asked = ({ patientId, formerId }: { patientId: string; formerId: string }) => (
  <Loaded from={useQuery(callQuery(referrals.readJoinedReferral, { params: { patientId, formerId } }))}>
    {(record) => <ReferralAnswers record={record} />}
  </Loaded>
);

// Read when it is opened, and not before: each reading is audited.
const OneJoined = ({ patientId, joined }: { patientId: string; joined: Joined }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Also referred on {formatInstant(joined.referredAt)}
        {joined.reference && `, ${joined.reference}`}
      </summary>
      {isOpen && <Asked patientId={patientId} formerId={joined.formerId} />}
      {isOpen && may('mayWriteRecords') && <NotSamePerson patientId={patientId} joined={joined} />}
    </details>
  );
};

/** Referrals that came as those of a new person and were joined to this one, as they were sent. */
export const JoinedReferrals = ({ patientId, episodes }: { patientId: string; episodes: readonly Episode[] }) =>
  episodes
    .flatMap(({ joined = [] }) => joined)
    .map((joined) => <OneJoined key={joined.formerId} patientId={patientId} joined={joined} />);
