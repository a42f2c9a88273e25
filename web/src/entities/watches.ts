import { questionnaires } from '../../../shared/api/questionnaires.ts';
import { records } from '../../../shared/api/records.ts';
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
