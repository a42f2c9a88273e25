import { questionnaireScreen as registeredQuestionnaire } from '../../../../shared/questionnaire-screen.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import * as registry from '../../../../shared/screens.ts';

type Path<Name extends registry.ScreenName> = (typeof registry.screens)[Name]['path'];
/** A path without required parameters. */
type Address<P extends string> = P extends `${infer Start}/:${string}?`
  ? Start
  : P extends `${string}:${string}`
    ? never
    : P;
type Addressed = {
  [Name in registry.ScreenName as Address<Path<Name>> extends never ? never : Name]: Address<Path<Name>>;
};

/** A path of the registry as an address, without an optional last part. */
export const addressOf = (path: string): string => path.replace(/\/:\w+\?$/, '');

/** The address of every screen without required parameters. */
export const screens = Object.fromEntries(
  Object.entries(registry.screens).map(([name, { path }]) => [name, addressOf(path)]),
) as Addressed;

type StaffScreenName = {
  [Name in registry.ScreenName]: (typeof registry.screens)[Name] extends { title: string } ? Name : never;
}[registry.ScreenName];

/** The title of each screen of the staff area. */
export const titles = /* @__PURE__ */ (() =>
  Object.fromEntries(
    Object.entries(registry.screens).flatMap(([name, screen]) => ('title' in screen ? [[name, screen.title]] : [])),
  ) as Record<StaffScreenName, string>)();

type WithPart = {
  [Name in registry.ScreenName]: Path<Name> extends `${string}:${string}` ? Name : never;
}[registry.ScreenName];

/** The address of a screen with a value for the named parameter. */
const addressWith =
  <Part extends string = string>(name: WithPart) =>
  (part: Part): string =>
    registry.screens[name].path.replace(/:\w+\??/, encodeURIComponent(part));

export type SignInType = 'activate' | 'new' | 'new-tab' | 'signed-out' | 'new-code' | 'idle';
export const signInAfter = addressWith<SignInType>('signIn');
export const messageScreen = addressWith('message');
export const referralScreen = addressWith('referral');
export const referralAsContactScreen = addressWith('referralAsContact');
export const patientScreen = addressWith('patient');
export const documentsScreen = addressWith('documents');
/** The letters of a patient, with one of them open. */
export const lettersScreen = (patientId: string, letterId?: string): string =>
  addressWith('letters')(patientId) + (letterId === undefined ? '' : `?${new URLSearchParams({ letter: letterId })}`);
export const safetyPlanScreen = addressWith('safetyPlan');
export const episodesScreen = addressWith('episodes');
/** The same with the form open that closes the current episode, or completes its closing. */
export const closingScreen = (patientId: string): string => `${episodesScreen(patientId)}?close`;
export const patientDetailsScreen = addressWith('patientDetails');

/** The address of a screen about a patient, or where the patient is still to be chosen. */
const addressOfPatient =
  (name: 'data' | 'external' | 'newCaseNote' | 'caseNotes' | 'recordAppointment' | 'newLetter') =>
  (patientId?: string): string =>
    patientId === undefined ? screens[name] : addressWith(name)(patientId);
export const dataScreen = addressOfPatient('data');
export const externalScreen = addressOfPatient('external');
export const newCaseNoteScreen = addressOfPatient('newCaseNote');
export const newLetterScreen = addressOfPatient('newLetter');
export const caseNotesScreen = addressOfPatient('caseNotes');

/** The screen on which an appointment is recorded; with the planned appointment, where there is one. */
export const recordAppointmentScreen = (patientId?: string, appointmentId?: string): string =>
  addressOfPatient('recordAppointment')(patientId) +
  (appointmentId === undefined ? '' : `?${new URLSearchParams({ planned: appointmentId })}`);

/** A planned appointment, to be moved or cancelled. */
export const appointmentScreen = addressWith('appointment');

type Planned = { patient?: string | undefined; day?: string; worker?: string };
/** The form of a new appointment, with the known values. */
export const newAppointmentScreen = ({ patient, day, worker }: Planned = {}): string => {
  const known = Object.entries({ patient, day, worker }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return known.length === 0 ? screens.appointment : `${screens.appointment}?${new URLSearchParams(known)}`;
};

/** The diary of a worker or a room, on a day or in its week. */
export const diaryScreen = (shown: Readonly<Record<string, string>>): string =>
  `${screens.diary}?${new URLSearchParams(shown)}`;

export const groupScreen = addressWith('group');
/** The form that plans a group anew. */
export const groupFormScreen = addressWith('groupForm');
export const registerScreen = (groupId: string, day: string): string =>
  addressWith('register')(groupId).replace(':date', encodeURIComponent(day));

/** The form of a new patient, filled in from a message. */
export const newPatientFrom = (contactId: string): string =>
  `${screens.newPatient}?${new URLSearchParams({ message: contactId })}`;

/** The form to ask for a ring back, about the service whose page it is linked from. */
export const ringBackAbout = (serviceId: string): string =>
  `${screens.ringBack}?${new URLSearchParams({ service: serviceId })}`;

export const privacyCaseScreen = addressWith('privacyCase');
export const privacyPackScreen = addressWith('privacyPack');
export const sentReportScreen = addressWith('sentReport');

/** The form of a new privacy request about a patient. */
export const privacyRequestAbout = (patientId: string): string =>
  `${screens.privacyRequest}?${new URLSearchParams({ patient: patientId })}`;

export const taskScreen = addressWith('task');

/** The origins of a task, which give its initial words. */
export type TaskOrigin = 'alert' | 'note' | QuestionnaireId;

/** The form of a new task about a patient, with what is to be done filled in. */
export const newTaskScreen = (patientId: string, origin?: TaskOrigin): string =>
  `${screens.task}?${new URLSearchParams({ patient: patientId, ...(origin && { from: origin }) })}`;

/** The patients of a worker, of nobody, or of the reader. */
export const caseloadScreen = (worker: string): string => `${screens.patients}?${new URLSearchParams({ worker })}`;

export const adminMenu = (show: string): string => `${screens.admin}?${new URLSearchParams({ show })}`;
export const questionnaireScreen = (type: QuestionnaireId, id?: string): string =>
  addressOf(registeredQuestionnaire.path(type)) + (id === undefined ? '' : `/${encodeURIComponent(id)}`);
export const correctionScreen = (type: QuestionnaireId, id: string, resultId: string): string =>
  `${questionnaireScreen(type, id)}?${new URLSearchParams({ correct: resultId })}`;
