import { alertCalls } from '../../../../shared/alerts/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { callQuery } from '../../kernel/lib/query.ts';
import type { Watch } from './freshness.tsx';

/** Events of one patient. */
export const patientWatch = (patientId: string): Watch => ({
  query: callQuery(patientCalls.watchPatient, { params: { patientId }, background: true }),
  changed: 'Something has been added to this record or changed in it.',
  unknown: 'We could not check whether this record has changed.',
});

/** New and removed patients, and changes of status. */
export const patientsWatch: Watch = {
  query: callQuery(patientCalls.readPatientData, { background: true }),
  changed: 'The patients have changed.',
  unknown: 'We could not check for new patients.',
};

export const alertsWatch: Watch = {
  query: callQuery(alertCalls.watchAlerts, { background: true }),
  changed: 'The open alerts have changed.',
  unknown: 'We could not check for new alerts.',
};

/** New referrals, and work on them. */
export const worklistWatch: Watch = {
  query: callQuery(taskCalls.readFrame, { background: true }),
  changed: 'The referrals have changed.',
  unknown: 'We could not check for new referrals.',
};

/** Today's work changes with the open alerts, the unanswered messages and the new referrals. */
export const todayWatch: Watch = {
  query: callQuery(taskCalls.readFrame, { background: true }),
  changed: 'There is something new to do.',
  unknown: 'We could not check for anything new.',
};
