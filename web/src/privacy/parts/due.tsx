import type { PrivacyCase } from '../../../../shared/privacy/privacy-case.ts';
import { dueOf } from '../../../../shared/privacy/privacy-clock.ts';
import { dueLabels } from '../../../../shared/privacy/privacy-words.ts';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { Until } from '../../tasks/parts/until.tsx';

/** What is owed next, and by when; of an incident to the hour. */
export const CaseDue = ({ privacyCase }: { privacyCase: PrivacyCase }) => {
  const due = dueOf(privacyCase);
  if (!due) return null;
  return (
    <>
      {dueLabels[due.what]}: <Until until={due.day} />
      {due.at && `, at the latest on ${formatInstantShort(due.at)}`}
    </>
  );
};
