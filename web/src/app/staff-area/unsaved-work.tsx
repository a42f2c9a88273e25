import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { drafts } from '../../../../shared/api/drafts.ts';
import { Problem } from '../../components/problem.tsx';
import { findDraftPlace } from '../../lib/drafts/draft-forms.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { fetchBody } from '../../lib/query.ts';

/** What somebody typed and did not save before they were signed out, where they arrive after signing in again. */
export const UnsavedWork = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['drafts'],
    queryFn: ({ signal }) => fetchBody(drafts.listDrafts, { signal }),
    gcTime: 0,
  });
  if (error) return <Problem text={error.message} retry={() => void refetch()} />;
  if (!data || data.content.length === 0) return null;
  return (
    <section aria-labelledby="unsaved">
      <h2 id="unsaved">You have unsaved work</h2>
      <p>It is kept for a week, for you alone. Each line leads to the form that offers it back.</p>
      <ul>
        {data.content.map(({ form, referralId, savedAt, patient }) => {
          const { what, to } = findDraftPlace(form, referralId, patient?.patientId);
          const about = patient ? `${what}: ${patient.firstName} ${patient.lastName}` : what;
          return (
            <li key={`${form} ${referralId}`}>
              {to ? <Link to={to}>{about}</Link> : about}, from <time dateTime={savedAt}>{formatInstant(savedAt)}</time>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
