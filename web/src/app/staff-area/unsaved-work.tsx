import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { drafts } from '../../../../shared/api/drafts.ts';
import { Loaded } from '../../components/loaded.tsx';
import { findDraftPlace } from '../../lib/drafts/draft-forms.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { callQuery } from '../../lib/query.ts';

/** What somebody typed and did not save before they were signed out, where they arrive after signing in again. */
export const UnsavedWork = () => (
  <Loaded from={useQuery(callQuery(drafts.listDrafts, {}))} waiting={null}>
    {({ content }) =>
      content.length > 0 && (
        <section aria-labelledby="unsaved">
          <h2 id="unsaved">You have unsaved work</h2>
          <p>It is kept for a week, for you alone. Each line leads to the form that offers it back.</p>
          <ul>
            {content.map(({ form, referralId: recordId, savedAt, patient }) => {
              const { what, to } = findDraftPlace(form, recordId, patient?.patientId);
              const about = patient ? `${what}: ${patient.firstName} ${patient.lastName}` : what;
              return (
                <li key={`${form} ${recordId}`}>
                  {to ? <Link to={to}>{about}</Link> : about}, from{' '}
                  <time dateTime={savedAt}>{formatInstant(savedAt)}</time>
                </li>
              );
            })}
          </ul>
        </section>
      )
    }
  </Loaded>
);
