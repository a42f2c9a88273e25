import { noRecord } from '../../../../shared/kernel/call.ts';
import { type QuestionnaireId, questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import * as paths from '../lib/paths.ts';

/** The place of a draft: `detail` is the rest of its form's name after the first dash. */
type Found = { detail: string; recordId: string | undefined; patientId: string | undefined };
/** The name of a draft, and the screen that offers it back where that is known. */
type Place = { what: string; to?: string | undefined };
type Describe = (found: Found) => Place;

const opened = (patientId: string | undefined, what: Record<string, string>): string | undefined =>
  patientId && `${paths.patientScreen(patientId)}?${new URLSearchParams(what)}`;

const typeOf = (detail: string): QuestionnaireId | undefined => questionnaireIds.find((id) => id === detail);

/** Every form with drafts: a form that is not here cannot have any. */
const forms = {
  'case-note': ({ recordId }) => ({ what: 'Case note', to: paths.newCaseNoteScreen(recordId) }),
  'appointment-record': ({ recordId }) => ({
    what: 'Record of a session',
    to: paths.recordAppointmentScreen(recordId),
  }),
  appointment: ({ recordId, patientId }) => ({
    what: recordId ? 'Change to a planned session' : 'New session in the diary',
    to: recordId ? paths.appointmentScreen(recordId) : paths.newAppointmentScreen({ patient: patientId }),
  }),
  'external-referral': ({ recordId }) => ({ what: 'External referral', to: paths.externalScreen(recordId) }),
  'external-progress': ({ patientId, recordId = '' }) => ({
    what: 'Progress of an external referral',
    to: opened(patientId, { progress: recordId }),
  }),
  'alert-response': ({ patientId, recordId = '' }) => ({
    what: 'Answer to an alert',
    to: opened(patientId, { respond: recordId }) ?? paths.screens.crmDashboard,
  }),
  'safety-plan': ({ recordId }) => ({
    what: 'Safety plan',
    to: recordId && `${paths.safetyPlanScreen(recordId)}?write`,
  }),
  letter: ({ recordId }) => ({ what: 'Letter', to: paths.newLetterScreen(recordId) }),
  closing: ({ recordId }) => ({ what: 'Closing of an episode', to: recordId && paths.closingScreen(recordId) }),
  'alert-review': ({ patientId, recordId = '' }) => ({
    what: 'Review of an alert',
    to: opened(patientId, { review: recordId }) ?? paths.screens.crmDashboard,
  }),
  'new-patient': ({ recordId }) => ({
    what: recordId ? 'New patient from a message' : 'New patient',
    to: recordId ? paths.newPatientFrom(recordId) : paths.screens.newPatient,
  }),
  'referral-decision': ({ recordId }) => ({
    what: 'Decision on a referral',
    to: recordId && paths.referralScreen(recordId),
  }),
  task: ({ recordId, patientId }) => ({
    what: recordId ? 'Change to a task' : 'New task',
    to: recordId ? paths.taskScreen(recordId) : patientId ? paths.newTaskScreen(patientId) : paths.screens.task,
  }),
  group: ({ recordId }) => ({
    what: recordId ? 'Change to a group' : 'New group',
    to: recordId ? paths.groupFormScreen(recordId) : paths.screens.groupForm,
  }),
  'group-member': ({ recordId }) => ({ what: 'New member of a group', to: recordId && paths.groupScreen(recordId) }),
  'privacy-request': ({ patientId }) => ({
    what: 'New privacy request',
    to: patientId ? paths.privacyRequestAbout(patientId) : paths.screens.privacyRequest,
  }),
  incident: () => ({ what: 'New incident', to: paths.screens.incident }),
  'privacy-step': ({ recordId }) => ({
    what: 'What was done about a privacy request or incident',
    to: recordId && paths.privacyCaseScreen(recordId),
  }),
  settings: () => ({ what: 'Settings', to: paths.screens.settings }),
  'note-templates': () => ({ what: 'Note templates', to: paths.screens.noteTemplates }),
  'letter-templates': () => ({ what: 'Letter templates', to: paths.screens.letterTemplates }),
  'public-site': () => ({ what: 'Public site', to: paths.screens.publicSite }),
  feedback: () => ({ what: 'Feedback', to: paths.screens.feedback }),
} satisfies Record<string, Describe>;

/** Families of forms: each name continues with which one it is. */
const manyForms = {
  answer: ({ detail, recordId }) => {
    const type = typeOf(detail);
    return type ? { what: findQuestionnaire(type).name, to: paths.questionnaireScreen(type, recordId) } : unknown;
  },
  correct: ({ detail, recordId, patientId }) => {
    const type = typeOf(detail);
    if (!type) return unknown;
    const what = `Correction of a ${findQuestionnaire(type).name}`;
    return { what, to: recordId && patientId ? paths.correctionScreen(type, patientId, recordId) : undefined };
  },
  amend: ({ detail, recordId }) => ({
    what: 'Change to a case note',
    to: recordId && `${paths.caseNotesScreen(recordId)}?${new URLSearchParams({ amend: detail.toUpperCase() })}`,
  }),
  register: ({ detail, recordId }) => ({
    what: 'Register of a group',
    to: recordId && paths.registerScreen(recordId, detail),
  }),
  service: ({ detail }) => ({
    what: 'Change to a service',
    to: `${paths.screens.siteServices}?${new URLSearchParams({ service: detail })}`,
  }),
  page: ({ detail }) => ({
    what: 'Change to an added page',
    to: `${paths.screens.sitePages}?${new URLSearchParams({ page: detail })}`,
  }),
  pictures: () => ({ what: 'Pictures of the public site', to: paths.screens.sitePictures }),
  words: () => ({ what: 'Words of the public site', to: paths.screens.siteWords }),
  record: ({ detail, recordId }) => ({
    what: 'Change to a patient',
    to: recordId && `${paths.patientDetailsScreen(recordId)}?${new URLSearchParams({ edit: detail })}`,
  }),
} satisfies Record<string, Describe>;

const unknown: Place = { what: 'Another form' };

export type DraftForm = keyof typeof forms | `${keyof typeof manyForms}-${string}`;

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
