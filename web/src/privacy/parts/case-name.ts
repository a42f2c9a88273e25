import type { PrivacyCase } from '../../../../shared/privacy/privacy-case.ts';
import { requestLabels } from '../../../../shared/privacy/privacy-words.ts';
import { fullName } from '../../kernel/lib/format.ts';

const longestName = 80;

/** Whose information it is about; their name on the record, where they have one. */
const personOf = (one: Extract<PrivacyCase, { kind: 'request' }>): string =>
  one.patient ? fullName(one.patient) : one.person;

/** What a case is called in a list and above its page. */
export const caseName = (one: PrivacyCase): string => {
  if (one.kind === 'request') return `${requestLabels[one.request]}: ${personOf(one)}`;
  const [line = ''] = one.what.split('\n');
  return `Incident: ${line.length > longestName ? `${line.slice(0, longestName)}…` : line}`;
};
