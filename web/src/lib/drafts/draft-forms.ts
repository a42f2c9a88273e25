import { noRecord } from '../../../../shared/domain/no-record.ts';
import { type QuestionnaireId, questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import {
  appointmentScreen,
  caseNotesScreen,
  closingScreen,
  correctionScreen,
  externalScreen,
  groupFormScreen,
  groupScreen,
  newAppointmentScreen,
  newCaseNoteScreen,
  newPatientFrom,
  newTaskScreen,
  patientDetailsScreen,
  patientScreen,
  questionnaireScreen,
  recordAppointmentScreen,
  referralScreen,
  registerScreen,
  safetyPlanScreen,
  screens,
  taskScreen,
} from '../paths.ts';

/** The place of a draft: `detail` is the rest of its form's name after the first dash. */
type Found = { detail: string; recordId: string | undefined; patientId: string | undefined };
/** The name of a draft, and the screen that offers it back where that is known. */
type Place = { what: string; to?: string | undefined };

const opened = (patientId: string | undefined, what: Record<string, string>): string | undefined =>
  patientId && `${patientScreen(patientId)}?${new URLSearchParams(what)}`;

const typeOf = (detail: string): QuestionnaireId | undefined => questionnaireIds.find((id) => id === detail);

/** Every form with drafts: a form that is not here cannot have any. */
const forms = {
  'case-note': ({ recordId }: Found): Place => ({
    what: 'Case note',
    to: recordId ? newCaseNoteScreen(recordId) : screens.newCaseNote,
  }),
  'appointment-record': ({ recordId }: Found): Place => ({
    what: 'Record of a session',
    to: recordId ? recordAppointmentScreen(recordId) : screens.recordAppointment,
  }),
  appointment: ({ recordId, patientId }: Found): Place => ({
    what: recordId ? 'Change to a planned session' : 'New session in the diary',
    to: recordId ? appointmentScreen(recordId) : newAppointmentScreen({ patient: patientId }),
  }),
  'external-referral': ({ recordId }: Found): Place => ({
    what: 'External referral',
    to: recordId ? externalScreen(recordId) : screens.external,
  }),
  'external-progress': ({ patientId, recordId = '' }: Found): Place => ({
    what: 'Progress of an external referral',
    to: opened(patientId, { progress: recordId }),
  }),
  'alert-response': ({ patientId, recordId = '' }: Found): Place => ({
    what: 'Answer to an alert',
    to: opened(patientId, { respond: recordId }) ?? screens.crmDashboard,
  }),
  'safety-plan': ({ recordId }: Found): Place => ({
    what: 'Safety plan',
    to: recordId && `${safetyPlanScreen(recordId)}?write`,
  }),
  closing: ({ recordId }: Found): Place => ({
    what: 'Closing of an episode',
    to: recordId && closingScreen(recordId),
  }),
  'alert-review': ({ patientId, recordId = '' }: Found): Place => ({
    what: 'Review of an alert',
    to: opened(patientId, { review: recordId }) ?? screens.crmDashboard,
  }),
  'new-patient': ({ recordId }: Found): Place => ({
    what: recordId ? 'New patient from a message' : 'New patient',
    to: recordId ? newPatientFrom(recordId) : screens.newPatient,
  }),
  'referral-decision': ({ recordId }: Found): Place => ({
    what: 'Decision on a referral',
    to: recordId && referralScreen(recordId),
  }),
  task: ({ recordId, patientId }: Found): Place => ({
    what: recordId ? 'Change to a task' : 'New task',
    to: recordId ? taskScreen(recordId) : patientId ? newTaskScreen(patientId) : screens.task,
  }),
  group: ({ recordId }: Found): Place => ({
    what: recordId ? 'Change to a group' : 'New group',
    to: recordId ? groupFormScreen(recordId) : screens.groupForm,
  }),
  'group-member': ({ recordId }: Found): Place => ({
    what: 'New member of a group',
    to: recordId && groupScreen(recordId),
  }),
  settings: (): Place => ({ what: 'Settings', to: screens.settings }),
  feedback: (): Place => ({ what: 'Feedback', to: screens.feedback }),
} as const;

/** Families of forms: each name continues with which one it is. */
const manyForms = {
  answer: ({ detail, recordId }: Found): Place => {
    const type = typeOf(detail);
    return type ? { what: findQuestionnaire(type).name, to: questionnaireScreen(type, recordId) } : unknown;
  },
  correct: ({ detail, recordId, patientId }: Found): Place => {
    const type = typeOf(detail);
    if (!type) return unknown;
    const what = `Correction of a ${findQuestionnaire(type).name}`;
    return { what, to: recordId && patientId ? correctionScreen(type, patientId, recordId) : undefined };
  },
  amend: ({ detail, recordId }: Found): Place => ({
    what: 'Change to a case note',
    to: recordId && `${caseNotesScreen(recordId)}?${new URLSearchParams({ amend: detail.toUpperCase() })}`,
  }),
  register: ({ detail, recordId }: Found): Place => ({
    what: 'Register of a group',
    to: recordId && registerScreen(recordId, detail),
  }),
  record: ({ detail, recordId }: Found): Place => ({
    what: 'Change to a patient',
    to: recordId && `${patientDetailsScreen(recordId)}?${new URLSearchParams({ edit: detail })}`,
  }),
} as const;

const unknown: Place = { what: 'Another form' };

export type DraftForm = keyof typeof forms | `${keyof typeof manyForms}-${string}`;

/** The part of a form's name that says which group of a record it changes. */
export const groupSlug = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isIn = <Known extends object>(known: Known, name: string): name is string & keyof Known =>
  Object.hasOwn(known, name);

/** The description of a draft in a list; a form that no longer exists has one too. */
export const findDraftPlace = (form: string, record: string, patientId?: string): Place => {
  const recordId = record === noRecord ? undefined : record;
  const dash = form.indexOf('-');
  const found = { detail: form.slice(dash + 1), recordId, patientId };
  if (isIn(forms, form)) return forms[form](found);
  const kind = form.slice(0, Math.max(dash, 0));
  return isIn(manyForms, kind) ? manyForms[kind](found) : unknown;
};
