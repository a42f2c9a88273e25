import { Link } from 'react-router-dom';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { findDraftPlace } from '../../kernel/drafts/draft-forms.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';

/** Unsaved words of the reader, where they arrive after signing in again. */
export const TodayDrafts = ({ drafts }: { drafts: TodayScreen['drafts'] }) => (
  <section aria-labelledby="unsaved">
    <h2 id="unsaved">You have unsaved work</h2>
    <p>We keep it for a week. Only you can see it. Open a line to carry on.</p>
    <ul>
      {drafts.map(({ form, recordId, savedAt, patient }) => {
        const { what, to } = findDraftPlace(form, recordId, patient?.patientId);
        const about = patient ? `${what}: ${fullName(patient)}` : what;
        return (
          <li key={`${form} ${recordId}`}>
            {to ? <Link to={to}>{about}</Link> : about}, from <time dateTime={savedAt}>{formatInstant(savedAt)}</time>
          </li>
        );
      })}
    </ul>
  </section>
);
