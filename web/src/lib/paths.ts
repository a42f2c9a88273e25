import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { type publicPages, questionnairePath, type staffScreens } from '../../../shared/site-paths.ts';

type Known = (typeof publicPages)[number] | (typeof staffScreens)[number];

/** The screens as they stand in the router. An address that the built site does not know does not compile. */
export const screens = {
  home: '/',
  about: '/about',
  contact: '/contact',
  contactSent: '/contact/sent',
  gallery: '/gallery',
  privacy: '/privacy',
  referrals: '/referrals',
  referralSuccess: '/referral-success',
  services: '/services',
  unauthorised: '/error/401',
  signIn: '/signin',
  signInType: '/signin/:type',
  signUp: '/signup',
  confirmActivate: '/confirm/activate',
  confirmPassword: '/confirm/password',
  confirmEmail: '/confirmemail',
  verify: '/verify',
  admin: '/admin',
  message: '/admin/message/:id',
  referral: '/admin/referral/:id',
  referralAsContact: '/admin/contact/:id',
  users: '/admin/users',
  audit: '/admin/audit',
  crmDashboard: '/admin/crm/dashboard',
  overdue: '/admin/crm/overdue',
  orgData: '/admin/crm/orgdata',
  feedback: '/admin/crm/feedback',
  data: '/admin/crm/data',
  dataOf: '/admin/crm/data/:id',
  crm: '/admin/crm',
  patients: '/admin/crm/patients',
  patient: '/admin/crm/patient/:id',
  newPatient: '/admin/crm/newpatient',
  newCaseNote: '/admin/crm/newcasenotes',
  newCaseNoteOf: '/admin/crm/newcasenotes/:id',
  caseNotes: '/admin/crm/casenotes',
  caseNotesOf: '/admin/crm/casenotes/:id',
  external: '/admin/crm/external',
  externalOf: '/admin/crm/external/:id',
} as const satisfies Record<string, Known>;

export type SignInType = 'activate' | 'new' | 'new-tab' | 'signed-out' | 'new-code' | 'idle';

/** Where links with a value in them lead. */
export const signInAfter = (type: SignInType): string => `${screens.signIn}/${type}`;
export const messageScreen = (id: string): string => screens.message.replace(':id', encodeURIComponent(id));
export const referralScreen = (id: string): string => screens.referral.replace(':id', encodeURIComponent(id));
export const adminMenu = (show: string): string => `${screens.admin}?${new URLSearchParams({ show })}`;
export const questionnaireScreen = (type: QuestionnaireId, id?: string): string =>
  questionnairePath(type) + (id === undefined ? '' : `/${encodeURIComponent(id)}`);
export const correctionScreen = (type: QuestionnaireId, id: string, resultId: string): string =>
  `${questionnaireScreen(type, id)}?${new URLSearchParams({ correct: resultId })}`;
export const dataScreen = (id?: string): string =>
  id === undefined ? screens.data : screens.dataOf.replace(':id', encodeURIComponent(id));

const withId = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id));
export const patientScreen = (id: string): string => withId(screens.patient, id);
export const externalScreen = (id?: string): string =>
  id === undefined ? screens.external : withId(screens.externalOf, id);
export const newCaseNoteScreen = (id?: string): string =>
  id === undefined ? screens.newCaseNote : withId(screens.newCaseNoteOf, id);
export const caseNotesScreen = (id?: string): string =>
  id === undefined ? screens.caseNotes : withId(screens.caseNotesOf, id);
