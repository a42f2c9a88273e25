import type { Permission } from './domain/permissions.ts';
import { type QuestionnaireId, questionnaireIds } from './questionnaires/ids.ts';
import { isInUse } from './questionnaires/in-use.ts';

/** The groups of the staff menu under its main lines, in order. */
export const menuGroups = ['Records', 'Notes and referrals', 'Questionnaires', 'The organisation'] as const;

/**
 * Who a screen is for: `visitors`, and then it is drawn when the site is built; whoever is `signing-in`; whoever has
 * given a password and not yet the texted code; or staff with all permissions that the calls of the screen need.
 */
export type Access = 'visitors' | 'signing-in' | 'unverified' | readonly [Permission, ...Permission[]];

export type Screen = {
  /** As the router reads it. What ends in `/:id?` is two addresses. */
  readonly path: `/${string}`;
  /** The file of its page below `web/src/`, without `.tsx`; it exports `Component`. */
  readonly page: string;
  readonly access: Access;
  /** Its line in the menu of the staff area, in the order of this file. */
  readonly menu?: { readonly group: 'Main' | (typeof menuGroups)[number]; readonly label: string };
  /** It is about one patient: with an id in its address it stands in that patient's workspace. */
  readonly about?: 'patient';
  /** An answer to something that was done: no place for a search engine to arrive at. */
  readonly unlisted?: true;
};

const readRecords = ['mayReadRecords'] as const;
const writeRecords = ['mayReadRecords', 'mayWriteRecords'] as const;

/** Every screen. Router, guards, menus, prerendering, sitemap, the edge and the builders of addresses are made from it. */
export const screens = {
  home: { path: '/', page: 'features/home/home-page', access: 'visitors' },
  about: { path: '/about', page: 'features/about/about-page', access: 'visitors' },
  contact: { path: '/contact', page: 'features/contact/contact-page', access: 'visitors' },
  contactSent: { path: '/contact/sent', page: 'features/contact/sent-page', access: 'visitors', unlisted: true },
  unauthorised: { path: '/error/401', page: 'features/errors/unauthorised-page', access: 'visitors', unlisted: true },
  gallery: { path: '/gallery', page: 'features/gallery/gallery-page', access: 'visitors' },
  privacy: { path: '/privacy', page: 'features/privacy/privacy-page', access: 'visitors' },
  referralSuccess: {
    path: '/referral-success',
    page: 'features/referral/success-page',
    access: 'visitors',
    unlisted: true,
  },
  referrals: { path: '/referrals', page: 'features/referral/referral-page', access: 'visitors' },
  services: { path: '/services', page: 'features/services/services-page', access: 'visitors' },

  signIn: { path: '/signin/:type?', page: 'features/sign-in/sign-in-page', access: 'signing-in' },
  signUp: { path: '/signup', page: 'features/sign-up/sign-up-page', access: 'signing-in' },
  confirmActivate: {
    path: '/confirm/activate',
    page: 'features/sign-up/confirm-activate-page',
    access: 'signing-in',
  },
  confirmPassword: {
    path: '/confirm/password',
    page: 'features/sign-up/confirm-password-page',
    access: 'signing-in',
  },
  confirmEmail: { path: '/confirmemail', page: 'features/sign-up/confirm-email-page', access: 'signing-in' },
  verify: { path: '/verify', page: 'features/sign-in/verify-page', access: 'unverified' },

  admin: {
    path: '/admin',
    page: 'app/staff-area/staff-home',
    access: ['mayUseStaffArea'],
    menu: { group: 'Main', label: 'Today' },
  },
  message: { path: '/admin/message/:id', page: 'features/messages/message-page', access: ['mayReadMessages'] },
  referral: { path: '/admin/referral/:id', page: 'features/referrals/referral-page', access: readRecords },
  referralAsContact: { path: '/admin/contact/:id', page: 'features/referrals/referral-page', access: readRecords },
  crm: {
    path: '/admin/crm',
    page: 'features/crm/crm-page',
    access: readRecords,
    menu: { group: 'Main', label: 'CRM' },
  },
  newPatient: {
    path: '/admin/crm/newpatient',
    page: 'features/new-patient/new-patient-page',
    access: writeRecords,
    menu: { group: 'Records', label: 'New patient' },
  },
  patients: {
    path: '/admin/crm/patients',
    page: 'features/patients/patients-page',
    access: readRecords,
    menu: { group: 'Main', label: 'Patients' },
  },
  patient: {
    path: '/admin/crm/patient/:id',
    page: 'features/patient/patient-page',
    access: readRecords,
    about: 'patient',
  },
  patientDetails: {
    path: '/admin/crm/patient/:id/details',
    page: 'features/patient/details-page',
    access: readRecords,
    about: 'patient',
  },
  safetyPlan: {
    path: '/admin/crm/safetyplan/:id',
    page: 'features/safety-plan/safety-plan-page',
    access: readRecords,
    about: 'patient',
  },
  data: {
    path: '/admin/crm/data/:id?',
    page: 'features/patient-data/patient-data-page',
    access: readRecords,
    about: 'patient',
    menu: { group: 'Records', label: 'Patient data' },
  },
  newCaseNote: {
    path: '/admin/crm/newcasenotes/:id?',
    page: 'features/case-notes/new-case-note-page',
    access: writeRecords,
    about: 'patient',
    menu: { group: 'Notes and referrals', label: 'New case note' },
  },
  caseNotes: {
    path: '/admin/crm/casenotes/:id?',
    page: 'features/case-notes/case-notes-page',
    access: readRecords,
    about: 'patient',
    menu: { group: 'Notes and referrals', label: 'Case notes' },
  },
  external: {
    path: '/admin/crm/external/:id?',
    page: 'features/external-referrals/external-page',
    access: writeRecords,
    about: 'patient',
    menu: { group: 'Notes and referrals', label: 'External referral' },
  },
  feedback: {
    path: '/admin/crm/feedback',
    page: 'features/feedback/feedback-page',
    access: ['mayWriteRecords'],
    menu: { group: 'Questionnaires', label: 'Feedback' },
  },
  overdue: {
    path: '/admin/crm/overdue',
    page: 'features/overdue/overdue-page',
    access: readRecords,
    menu: { group: 'Questionnaires', label: 'Overdue tests' },
  },
  crmDashboard: {
    path: '/admin/crm/dashboard',
    page: 'features/dashboard/dashboard-page',
    access: ['mayReadRecords', 'mayReadOrganisationData'],
    menu: { group: 'The organisation', label: 'Dashboard' },
  },
  orgData: {
    path: '/admin/crm/orgdata',
    page: 'features/org-data/org-data-page',
    access: ['mayReadOrganisationData'],
    menu: { group: 'Main', label: 'Reports' },
  },
  users: {
    path: '/admin/users',
    page: 'features/users/users-page',
    access: ['mayManageStaff'],
    menu: { group: 'The organisation', label: 'Staff accounts' },
  },
  audit: {
    path: '/admin/audit',
    page: 'features/audit/audit-page',
    access: ['mayReadAudit', 'mayManageStaff'],
    menu: { group: 'The organisation', label: 'Audit log' },
  },
  settings: {
    path: '/admin/settings',
    page: 'features/settings/settings-page',
    access: ['mayChangeSettings', 'mayAssignPatients'],
    menu: { group: 'The organisation', label: 'Settings' },
  },
  ownSignIn: {
    path: '/admin/sign-in',
    page: 'features/own-sign-in/own-sign-in-page',
    access: ['mayUseStaffArea'],
    menu: { group: 'The organisation', label: 'Your sign-in' },
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** One screen for all questionnaires, which each have an address of their own; the menu names them in its group. */
export const questionnaireScreen = {
  path: (id: QuestionnaireId): `/admin/crm/${QuestionnaireId}/:id?` => `/admin/crm/${id}/:id?`,
  access: writeRecords,
  about: 'patient',
} as const;

/** The page of every address that is not in this file. */
export const unknownPage = 'features/errors/unknown-page';

/** The screens as a list, without the names. */
export const everyScreen: readonly Screen[] = Object.values(screens);

/** Every path that the router knows. */
export const everyPath: readonly { path: string; access: Access }[] = [
  ...everyScreen,
  ...questionnaireIds
    .filter(isInUse)
    .map((id) => ({ path: questionnaireScreen.path(id), access: questionnaireScreen.access })),
];
