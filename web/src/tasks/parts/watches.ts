import { questionnaires } from '../../../../shared/questionnaires/calls.ts';
import { records } from '../../../../shared/patients/calls.ts';
import { work } from '../../../../shared/tasks/calls.ts';
import type { Watch } from './freshness.tsx';
import { callQuery } from '../../kernel/lib/query.ts';

/** Events of one patient. */
export const patientWatch = (patientId: string): Watch => ({
  query: callQuery(records.watchPatient, { params: { patientId }, background: true }),
  changed: 'Something has been added to this record or changed in it.',
  unknown: 'We could not check whether this record has changed.',
});

/** New and removed patients, and changes of status. */
export const patientsWatch: Watch = {
  query: callQuery(records.readPatientData, { background: true }),
  changed: 'The patients have changed.',
  unknown: 'We could not check for new patients.',
};

export const alertsWatch: Watch = {
  query: callQuery(questionnaires.watchAlerts, { background: true }),
  changed: 'The open alerts have changed.',
  unknown: 'We could not check for new alerts.',
};

/** New referrals, and work on them. */
export const worklistWatch: Watch = {
  query: callQuery(work.readFrame, { background: true }),
  changed: 'The referrals have changed.',
  unknown: 'We could not check for new referrals.',
};

/** Today's work changes with the open alerts, the unanswered messages and the new referrals. */
export const todayWatch: Watch = {
  query: callQuery(work.readFrame, { background: true }),
  changed: 'There is something new to do.',
  unknown: 'We could not check for anything new.',
};
