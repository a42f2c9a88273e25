import { noRecord } from '../../../../shared/api/drafts.ts';
import { isInUse } from '../../../../shared/questionnaires/in-use.ts';
import { instruments } from '../../../../shared/questionnaires/registry.ts';
import {
  caseNotesScreen,
  externalScreen,
  newCaseNoteScreen,
  patientScreen,
  questionnaireScreen,
  screens,
} from '../../lib/paths.ts';

/** What a draft is of, and the screen that offers it back where its place says which one that is. */
type Found = { what: string; to?: string };

const places: Readonly<Record<string, (id: string | undefined) => Found>> = {
  'case-note': (id) => ({ what: 'Case note', to: id ? newCaseNoteScreen(id) : screens.newCaseNote }),
  'external-referral': (id) => ({ what: 'External referral', to: id ? externalScreen(id) : screens.external }),
  'external-progress': () => ({ what: 'Progress of an external referral' }),
  'alert-response': () => ({ what: 'Answer to an alert', to: screens.crmDashboard }),
  'new-patient': () => ({ what: 'New patient', to: screens.newPatient }),
  feedback: () => ({ what: 'Feedback', to: screens.feedback }),
  ...Object.fromEntries(
    instruments.flatMap(({ id: type, name }) => [
      [
        `answer-${type}`,
        (id: string | undefined) =>
          isInUse(type) ? { what: name, to: questionnaireScreen(type, id) } : { what: name },
      ],
      [`correct-${type}`, () => ({ what: `Correction of a ${name}` })],
    ]),
  ),
};

export const findDraftPlace = (form: string, referralId: string): Found => {
  const id = referralId === noRecord ? undefined : referralId;
  const place = Object.hasOwn(places, form) ? places[form] : undefined;
  if (place) return place(id);
  if (id && form.startsWith('amend-')) return { what: 'Change to a case note', to: caseNotesScreen(id) };
  if (id && form.startsWith('record-')) return { what: 'Change to a patient', to: patientScreen(id) };
  return { what: 'Another form' };
};
