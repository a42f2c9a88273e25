import type { StaffUser } from '../../../shared/api/record.ts';
import type { TodayScreen } from '../../../shared/api/today.ts';
import type { Opened } from '../../../shared/domain/record-access.ts';
import { openedOfRecord } from '../../data/access/opened.ts';
import { currentDangerOf } from '../../data/records/danger-state.ts';
import type { StoredRecord } from '../../data/records/record.ts';
import type { ReadToday } from '../../data/work/today.ts';

const nameOf = ({ patientId, referralPersonalDetails: { firstName, lastName } }: StoredRecord) => ({
  ...{ patientId, firstName, lastName },
});

/** An open call; of a record that the caller may not open yet, only the person and the day. */
export const presentOpenCall = (
  { record, call, mine }: ReadToday['openCalls']['content'][number],
  mayBeOpened: (patient: Opened) => boolean,
): TodayScreen['calls']['content'][number] => {
  const shown = { ...nameOf(record), dueBy: call.dueBy, mine };
  if (!mayBeOpened(openedOfRecord(record))) return { ...shown, danger: [] };
  const { mobile, phone } = record.referralPersonalDetails;
  return {
    ...shown,
    ...(call.tries !== undefined && { tries: call.tries }),
    ...(call.lastTry && { lastTry: call.lastTry }),
    danger: currentDangerOf(record)?.signs ?? [],
    contact: {
      phones: [...new Set([mobile, phone].filter(Boolean))],
      safeContact: record.referralSafeContact,
    },
  };
};

/** A patient whom somebody gave to the caller: who, from whom, and why. */
export const presentNewPatient = (
  record: StoredRecord,
  names: ReadonlyMap<string, StaffUser>,
): TodayScreen['newPatients']['content'] => {
  const { came } = record;
  // Given to somebody else since the list was read.
  if (!came) return [];
  const { by, ...how } = came;
  return [
    {
      ...nameOf(record),
      service: record.referralProject.project,
      ...how,
      by: names.get(by) ?? { id: by, firstName: '', lastName: '' },
      ...(currentDangerOf(record) && { danger: true as const }),
    },
  ];
};
