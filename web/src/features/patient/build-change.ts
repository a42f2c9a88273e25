import type { PatientRecord } from '../../../../shared/api/record.ts';
import { describeGroup } from '../../../../shared/forms/describe.ts';
import type { AnyAnswer } from '../../../../shared/forms/field.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import type { ReferralGroupName } from '../../../../shared/forms/referral-form.ts';

export type Answers = Record<string, AnyAnswer> | string[];

type Change<R> = {
  name: ReferralGroupName;
  /** The record that the fields were filled from. */
  seen: R;
  /** The record as it is on the screen now: it may have been read again since. */
  live: R;
  answers: Answers;
};

/**
 * The record with one group changed, over the newest version whose words in this group the person has seen: a
 * colleague's words that came in meanwhile are refused by the API, and shown, not written over.
 */
export const buildChange = <R extends Pick<PatientRecord, ReferralGroupName | 'version'>>(change: Change<R>) => {
  const { name, seen, live, answers } = change;
  // As a person reads it: the link to a signature is another one at every reading.
  const said = (record: R) => JSON.stringify(describeGroup(recordGroups[name], record[name]));
  const isSeen = said(live) === said(seen);
  return { ...(isSeen && live.version > seen.version ? live : seen), [name]: answers };
};
