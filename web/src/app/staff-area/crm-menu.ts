import { offeredInstruments } from '../../../../shared/questionnaires/offered.ts';
import { questionnaireScreen, screens } from '../../lib/paths.ts';

type Line = { label: string; to: string };

/** The side menu of the patient records, in groups. A screen is added with a line here. */
export const crmMenu: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'Patients',
    lines: [
      { label: 'New patient', to: screens.newPatient },
      { label: 'All patients', to: screens.patients },
      { label: 'Patient data', to: screens.data },
    ],
  },
  {
    title: 'Notes and referrals',
    lines: [
      { label: 'New case note', to: screens.newCaseNote },
      { label: 'Case notes', to: screens.caseNotes },
      { label: 'External referral', to: screens.external },
    ],
  },
  {
    title: 'Questionnaires',
    lines: [
      ...offeredInstruments.map(({ id, name }) => ({ label: name, to: questionnaireScreen(id) })),
      { label: 'Feedback', to: screens.feedback },
      { label: 'Overdue tests', to: screens.overdue },
    ],
  },
  {
    title: 'The organisation',
    lines: [
      { label: 'Dashboard', to: screens.crmDashboard },
      { label: 'Organisation data', to: screens.orgData },
    ],
  },
];
