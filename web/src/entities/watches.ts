import { questionnaires } from '../../../shared/api/questionnaires.ts';
import { records } from '../../../shared/api/records.ts';
import { referrals } from '../../../shared/api/referrals.ts';
import { work } from '../../../shared/api/work.ts';
import type { Watch } from '../entities/freshness.tsx';
import { alertLists, onePatient, patientLists } from '../lib/made-stale.ts';
import { callQuery } from '../lib/query.ts';

/** What happens to one patient. */
export const patientWatch = (patientId: string): Watch => ({
  query: callQuery(records.watchPatient, { params: { patientId }, background: true }),
  watched: onePatient,
  changed: 'Something has been added to this record or changed in it.',
  unknown: 'We could not check whether this record has changed.',
});

/** Who comes and goes, and who is active. */
export const patientsWatch: Watch = {
  query: callQuery(records.readPatientData, { background: true }),
  watched: patientLists,
  changed: 'The patients have changed.',
  unknown: 'We could not check for new patients.',
};

export const alertsWatch: Watch = {
  query: callQuery(questionnaires.watchAlerts, { background: true }),
  watched: alertLists,
  changed: 'The open alerts have changed.',
  unknown: 'We could not check for new alerts.',
};

/** Referrals that come, and that somebody deals with. */
export const worklistWatch: Watch = {
  query: callQuery(work.readFrame, { background: true }),
  watched: [referrals.listWorklist],
  changed: 'The referrals have changed.',
  unknown: 'We could not check for new referrals.',
};

/** What there is to do today changes with the open alerts, the messages that wait and the new referrals. */
export const todayWatch: Watch = {
  query: callQuery(work.readFrame, { background: true }),
  watched: [work.readToday],
  changed: 'There is something new to do.',
  unknown: 'We could not check for anything new.',
};
