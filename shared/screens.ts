import type { layout } from '#words/layout.ts';
import type { Permission } from './kernel/permissions.ts';

/** The groups of the staff menu, in order. */
export const menuGroups = ['My work', 'People', 'Numbers', 'The organisation'] as const;

/** The groups of the menu *New*: what is written down or planned. */
export const newGroups = ['After a session', 'About somebody', 'Questionnaires'] as const;

export type MenuGroup = (typeof menuGroups)[number] | (typeof newGroups)[number];

/**
 * Who a screen is for: `visitors`, whose screens are drawn when the site is built; `signing-in`; somebody who has
 * given a password and not yet the texted code; or staff with all permissions that the calls of the screen need.
 */
export type Access = 'visitors' | 'signing-in' | 'unverified' | readonly [Permission, ...Permission[]];

type AnyScreen = {
  /** The pattern for the router. One that ends in `/:id?` is two addresses. */
  readonly path: `/${string}`;
  /** The file of its page below `web/src/`, without `.tsx`; it exports `Component`. */
  readonly page: string;
  /** About one patient: with an id in its address it is shown in that patient's workspace. */
  readonly about?: 'patient';
  /** An answer to something that was done: search engines do not list it. */
  readonly unlisted?: true;
  /** A public page that other languages lack: their pages link to it in English. */
  readonly onlyEnglish?: true;
};

/** A screen of the staff area. Document, heading and menu use its title. */
type StaffScreen = AnyScreen & {
  readonly access: readonly [Permission, ...Permission[]];
  readonly title: string;
  /** The path of its parent screen, to which the breadcrumb leads. */
  readonly parent?: `/admin${string}`;
  /**
   * Its line in the menu of the staff area, in the order of this file, with its title or with a label that people look
   * for.
   */
  readonly menu?: {
    readonly group: MenuGroup;
    readonly label?: string;
    /** Without this permission the screen has nothing to show, and leads to the first screen of the menu that has. */
    readonly needs?: Permission;
  };
};
/** The names of public pages depend on the language: they are in `shared/words/`. */
type OtherScreen = AnyScreen & {
  readonly access: Exclude<Access, readonly Permission[]>;
  /** Its lines in the menus of the public site: the word for it, or its English label where no other language has it, and the position. */
  readonly site?: ({ readonly word: SiteWord } | { readonly label: string }) & {
    readonly menus: readonly ('top' | 'footer')[];
  };
};
type SiteWord = {
  [Word in keyof typeof layout]: (typeof layout)[Word] extends string ? Word : never;
}[keyof typeof layout];
export type Screen = StaffScreen | OtherScreen;

const readRecords = ['mayReadRecords'] as const;
const writeRecords = ['mayReadRecords', 'mayWriteRecords'] as const;
const aboutPatient = { access: readRecords, about: 'patient' } as const;
const writtenAboutPatient = { access: writeRecords, about: 'patient' } as const;

const forVisitors = <const Screens extends Readonly<Record<string, Omit<OtherScreen, 'access'>>>>(some: Screens) =>
  Object.fromEntries(Object.entries(some).map(([name, screen]) => [name, { ...screen, access: 'visitors' }])) as {
    readonly [Name in keyof Screens]: Screens[Name] & { readonly access: 'visitors' };
  };

/** Every screen. Router, guards, menus, breadcrumbs, prerendering, sitemap, the edge and the builders of addresses are made from it. */
export const screens = {
  ...forVisitors({
    home: { path: '/', page: 'site/home/home-page', site: { word: 'home', menus: ['top'] } },
    about: {
      path: '/about',
      page: 'site/about/about-page',
      onlyEnglish: true,
      site: { word: 'about', menus: ['top', 'footer'] },
    },
    services: { path: '/services', page: 'site/services/services-page', site: { word: 'services', menus: ['top'] } },
    gallery: {
      path: '/gallery',
      page: 'site/gallery/gallery-page',
      onlyEnglish: true,
      site: { label: 'Gallery', menus: ['top'] },
    },
    referrals: {
      path: '/referrals',
      page: 'intake/referral/referral-page',
      site: { word: 'referral', menus: ['top'] },
    },
    referralForMe: { path: '/referrals/me', page: 'intake/referral/referral-form-page' },
    referralForFamily: { path: '/referrals/family', page: 'intake/referral/referral-form-page' },
    referralForClient: { path: '/referrals/client', page: 'intake/referral/referral-form-page' },
    referralStatus: {
      path: '/referrals/status',
      page: 'intake/referral-status/status-page',
      site: { word: 'referralStatus', menus: ['footer'] },
    },
    contact: {
      path: '/contact',
      page: 'site/contact/contact-page',
      site: { word: 'contact', menus: ['top', 'footer'] },
    },
    ringBack: { path: '/ring-me-back', page: 'intake/ring-back/ring-back-page' },
    yourPhone: { path: '/your-phone', page: 'site/your-phone/your-phone-page' },
    contactSent: { path: '/contact/sent', page: 'site/contact/sent-page', unlisted: true },
    referralSuccess: { path: '/referral-success', page: 'intake/referral/success-page', unlisted: true },
    easyServices: {
      path: '/easy-read/services',
      page: 'intake/easy-read/easy-ideas-page',
      onlyEnglish: true,
      site: { word: 'easyRead', menus: ['footer'] },
    },
    easyContact: { path: '/easy-read/contact', page: 'intake/easy-read/easy-contact-page', onlyEnglish: true },
    easyPrivacy: { path: '/easy-read/privacy', page: 'intake/easy-read/easy-ideas-page', onlyEnglish: true },
    easyReferral: { path: '/easy-read/referrals', page: 'intake/easy-read/easy-referral-page', onlyEnglish: true },
    unauthorised: { path: '/error/401', page: 'site/errors/unauthorised-page', onlyEnglish: true, unlisted: true },
  }),

  signIn: {
    path: '/signin/:type?',
    page: 'accounts/sign-in/sign-in-page',
    access: 'signing-in',
    site: { word: 'admin', menus: ['footer'] },
  },
  privacy: {
    path: '/privacy',
    page: 'site/privacy/privacy-page',
    access: 'visitors',
    site: { word: 'privacy', menus: ['footer'] },
  },
  invitation: { path: '/invitation', page: 'accounts/sign-up/invitation-page', access: 'signing-in' },
  signUp: { path: '/signup', page: 'accounts/sign-up/sign-up-page', access: 'signing-in' },
  confirmActivate: { path: '/confirm/activate', page: 'accounts/sign-up/confirm-activate-page', access: 'signing-in' },
  confirmPassword: { path: '/confirm/password', page: 'accounts/sign-up/confirm-password-page', access: 'signing-in' },
  confirmEmail: { path: '/confirmemail', page: 'accounts/sign-up/confirm-email-page', access: 'signing-in' },
  verify: { path: '/verify', page: 'accounts/sign-in/verify-page', access: 'unverified' },

  admin: {
    path: '/admin',
    title: 'Staff home',
    page: 'app/staff-area/staff-home',
    access: ['mayUseStaffArea'],
    menu: { group: 'My work', label: 'Today', needs: 'mayReadRecords' },
  },
  diary: {
    path: '/admin/diary',
    title: 'Diary',
    page: 'appointments/diary/diary-page',
    access: readRecords,
    parent: '/admin',
    menu: { group: 'My work' },
  },
  appointment: {
    path: '/admin/diary/session/:id?',
    title: 'Plan a session',
    page: 'appointments/diary/appointment-page',
    access: writeRecords,
    parent: '/admin/diary',
    menu: { group: 'About somebody' },
  },
  tasks: {
    path: '/admin/tasks',
    title: 'Tasks',
    page: 'tasks/screens/tasks-page',
    access: readRecords,
    parent: '/admin',
  },
  task: {
    path: '/admin/task/:id?',
    title: 'Task',
    page: 'tasks/screens/task-page',
    access: writeRecords,
    parent: '/admin/tasks',
    menu: { group: 'About somebody', label: 'Add a task' },
  },
  message: {
    path: '/admin/message/:id',
    title: 'Message',
    page: 'messages/screens/message-page',
    access: ['mayReadMessages'],
  },
  referral: {
    path: '/admin/referral/:id',
    title: 'Referral',
    page: 'referrals/screens/referral-page',
    ...aboutPatient,
  },
  referralAsContact: {
    path: '/admin/contact/:id',
    title: 'Referral',
    page: 'referrals/screens/referral-page',
    ...aboutPatient,
  },
  patients: {
    path: '/admin/crm/patients',
    title: 'Patients',
    page: 'patients/screens/patients-page',
    access: readRecords,
    parent: '/admin',
    menu: { group: 'People' },
  },
  practicePatients: {
    path: '/admin/crm/practice-patients',
    title: 'Practice patients',
    page: 'patients/screens/practice-page',
    access: readRecords,
    parent: '/admin/crm/patients',
  },
  groups: {
    path: '/admin/groups',
    title: 'Groups',
    page: 'groups/screens/groups-page',
    access: ['mayReadGroups'],
    parent: '/admin',
    menu: { group: 'People' },
  },
  groupForm: {
    path: '/admin/groups/plan/:id?',
    title: 'Plan a group',
    page: 'groups/screens/group-form-page',
    access: ['mayReadGroups', 'mayWriteRecords', 'mayReadRecords'],
    parent: '/admin/groups',
  },
  group: {
    path: '/admin/groups/:id',
    title: 'Group',
    page: 'groups/screens/group-page',
    access: ['mayReadGroups'],
    parent: '/admin/groups',
  },
  register: {
    path: '/admin/groups/:id/register/:date',
    title: 'Register',
    page: 'groups/screens/register-page',
    access: ['mayReadGroups', 'mayWriteRegisters'],
    parent: '/admin/groups',
  },
  crm: { path: '/admin/crm', title: 'CRM', page: 'tasks/crm/crm-page', access: readRecords, menu: { group: 'People' } },
  newPatient: {
    path: '/admin/crm/newpatient',
    title: 'New patient',
    page: 'patients/new-patient/new-patient-page',
    access: writeRecords,
    parent: '/admin/crm/patients',
    menu: { group: 'About somebody' },
  },
  patient: { path: '/admin/crm/patient/:id', title: 'Patient', page: 'patients/patient/patient-page', ...aboutPatient },
  patientDetails: {
    path: '/admin/crm/patient/:id/details',
    title: 'Details',
    page: 'patients/patient/details-page',
    ...aboutPatient,
  },
  episodes: {
    path: '/admin/crm/episodes/:id',
    title: 'Episodes',
    page: 'episodes/screens/episodes-page',
    ...aboutPatient,
  },
  documents: {
    path: '/admin/crm/documents/:id',
    title: 'Documents',
    page: 'documents/screens/documents-page',
    ...aboutPatient,
  },
  letters: {
    path: '/admin/crm/letters/:id',
    title: 'Letters',
    page: 'letters/screens/letters-page',
    ...aboutPatient,
  },
  safetyPlan: {
    path: '/admin/crm/safetyplan/:id',
    title: 'Safety plan',
    page: 'safety/safety-plan/safety-plan-page',
    ...aboutPatient,
  },
  data: {
    path: '/admin/crm/data/:id?',
    title: 'Patient data',
    page: 'questionnaires/patient-data/patient-data-page',
    ...aboutPatient,
  },
  recordAppointment: {
    path: '/admin/crm/session/:id?',
    title: 'Record a session',
    page: 'appointments/record-appointment/record-page',
    ...writtenAboutPatient,
    menu: { group: 'After a session' },
  },
  newCaseNote: {
    path: '/admin/crm/newcasenotes/:id?',
    title: 'New case note',
    page: 'notes/case-notes/new-case-note-page',
    ...writtenAboutPatient,
    menu: { group: 'After a session' },
  },
  newLetter: {
    path: '/admin/crm/newletter/:id?',
    title: 'Write a letter',
    page: 'letters/screens/new-letter-page',
    ...writtenAboutPatient,
    menu: { group: 'After a session' },
  },
  caseNotes: {
    path: '/admin/crm/casenotes/:id?',
    title: 'Case notes',
    page: 'notes/case-notes/case-notes-page',
    ...aboutPatient,
    menu: { group: 'People' },
  },
  external: {
    path: '/admin/crm/external/:id?',
    title: 'External referral',
    page: 'patients/external-referrals/external-page',
    ...writtenAboutPatient,
    menu: { group: 'After a session' },
  },
  feedback: {
    path: '/admin/crm/feedback',
    title: 'Feedback',
    page: 'questionnaires/feedback/feedback-page',
    access: ['mayWriteRecords'],
    menu: { group: 'Questionnaires' },
  },
  orgData: {
    path: '/admin/crm/orgdata',
    title: 'Organisation data',
    page: 'report/org-data/org-data-page',
    access: ['mayReadOrganisationData'],
    parent: '/admin',
    menu: { group: 'Numbers', label: 'Reports' },
  },
  reports: {
    path: '/admin/crm/reports',
    title: 'Report',
    page: 'report/screens/report-page',
    access: ['mayReadOrganisationData'],
    parent: '/admin/crm/orgdata',
  },
  listOfNumber: {
    path: '/admin/crm/reports/list',
    title: 'Who is counted',
    page: 'report/screens/number-page',
    access: ['mayReadOrganisationData', 'mayReadRecords'],
    parent: '/admin/crm/reports',
  },
  sentReport: {
    path: '/admin/crm/reports/sent/:id',
    title: 'Report as it was sent',
    page: 'report/screens/sent-report-page',
    access: ['mayReadOrganisationData'],
    parent: '/admin/crm/reports',
  },
  overdue: {
    path: '/admin/crm/overdue',
    title: 'Overdue tests',
    page: 'questionnaires/overdue/overdue-page',
    access: readRecords,
    parent: '/admin/crm/orgdata',
    menu: { group: 'Numbers' },
  },
  crmDashboard: {
    path: '/admin/crm/dashboard',
    title: 'Dashboard',
    page: 'tasks/dashboard/dashboard-page',
    access: ['mayReadRecords', 'mayReadOrganisationData'],
    parent: '/admin/crm/orgdata',
  },
  lateWork: {
    path: '/admin/crm/late',
    title: 'Late work',
    page: 'tasks/late/late-page',
    access: ['mayReadOrganisationData'],
    parent: '/admin/crm/orgdata',
    menu: { group: 'Numbers' },
  },
  users: {
    path: '/admin/users',
    title: 'Staff accounts',
    page: 'users/screens/users-page',
    access: ['mayManageStaff'],
    menu: { group: 'The organisation' },
  },
  audit: {
    path: '/admin/audit',
    title: 'Audit log',
    page: 'audit/screens/audit-page',
    access: ['mayReadAudit', 'mayManageStaff'],
    parent: '/admin',
    menu: { group: 'The organisation' },
  },
  erasures: {
    path: '/admin/erasures',
    title: 'Erased records',
    page: 'erasure/screens/erasures-page',
    access: ['mayEraseRecords', 'mayReadRecords'],
    parent: '/admin/audit',
  },
  retention: {
    path: '/admin/retention',
    title: 'Stored too long',
    page: 'erasure/screens/retention-page',
    access: ['mayEraseRecords', 'mayReadRecords'],
    parent: '/admin/privacy',
  },
  privacyCases: {
    path: '/admin/privacy',
    title: 'Privacy requests and incidents',
    page: 'privacy/screens/privacy-page',
    access: ['mayAnswerForPrivacy'],
    parent: '/admin',
    menu: { group: 'The organisation', label: 'Privacy requests' },
  },
  privacyRequest: {
    path: '/admin/privacy/request',
    title: 'Add a privacy request',
    page: 'privacy/screens/request-page',
    access: ['mayAnswerForPrivacy', 'mayReadRecords'],
    parent: '/admin/privacy',
  },
  incident: {
    path: '/admin/privacy/incident',
    title: 'Add an incident',
    page: 'privacy/screens/incident-page',
    access: ['mayAnswerForPrivacy'],
    parent: '/admin/privacy',
  },
  processingRegister: {
    path: '/admin/privacy/register',
    title: 'Register of processing',
    page: 'privacy/screens/register-page',
    access: ['mayAnswerForPrivacy'],
    parent: '/admin/privacy',
  },
  privacyCase: {
    path: '/admin/privacy/case/:id',
    title: 'Privacy request or incident',
    page: 'privacy/screens/case-page',
    access: ['mayAnswerForPrivacy'],
    parent: '/admin/privacy',
  },
  privacyPack: {
    path: '/admin/privacy/pack/:id',
    title: 'Copy of everything about somebody',
    page: 'privacy/screens/pack-page',
    access: ['mayAnswerForPrivacy'],
    parent: '/admin/privacy',
  },
  publicSite: {
    path: '/admin/site',
    title: 'Public site',
    page: 'publishing/site/site-page',
    access: ['mayChangeSettings'],
    parent: '/admin/settings',
  },
  siteServices: {
    path: '/admin/site/services',
    title: 'Services',
    page: 'publishing/services/services-page',
    access: ['mayChangeSettings'],
    parent: '/admin/site',
  },
  sitePages: {
    path: '/admin/site/pages',
    title: 'Added pages',
    page: 'publishing/pages/pages-page',
    access: ['mayChangeSettings'],
    parent: '/admin/site',
  },
  sitePictures: {
    path: '/admin/site/pictures',
    title: 'Pictures',
    page: 'publishing/pictures/pictures-page',
    access: ['mayChangeSettings'],
    parent: '/admin/site',
  },
  siteWords: {
    path: '/admin/site/words',
    title: 'Words of the site',
    page: 'publishing/words/words-page',
    access: ['mayChangeSettings'],
    parent: '/admin/site',
  },
  settings: {
    path: '/admin/settings',
    title: 'Settings',
    page: 'settings/screens/settings-page',
    access: ['mayChangeSettings', 'mayAssignPatients'],
    parent: '/admin',
    menu: { group: 'The organisation' },
  },
  noteTemplates: {
    path: '/admin/settings/note-templates',
    title: 'Note templates',
    page: 'notes/templates/templates-page',
    access: ['mayChangeSettings', 'mayReadRecords'],
    parent: '/admin/settings',
  },
  letterTemplates: {
    path: '/admin/settings/letter-templates',
    title: 'Letter templates',
    page: 'letters/templates/templates-page',
    access: ['mayChangeSettings', 'mayReadRecords'],
    parent: '/admin/settings',
  },
  import: {
    path: '/admin/import',
    title: 'Import',
    page: 'transfer/import/import-page',
    access: ['mayImportAndExport', 'mayReadRecords'],
    parent: '/admin',
    menu: { group: 'The organisation', label: 'Import and export' },
  },
  export: {
    path: '/admin/export',
    title: 'Export everything',
    page: 'transfer/export/export-page',
    access: ['mayImportAndExport'],
    parent: '/admin/import',
  },
  ownSignIn: {
    path: '/admin/sign-in',
    title: 'Your sign-in',
    page: 'session/own-sign-in/own-sign-in-page',
    access: ['mayUseStaffArea'],
  },
  help: {
    path: '/admin/help',
    title: 'Help',
    page: 'help/screens/help-page',
    access: ['mayUseStaffArea'],
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The page for every page that the organisation has added: `shared/site/added-pages.ts`. */
export const addedPage = 'site/added/added-page';

/** The page for every address that is not in this file. */
export const unknownPage = 'site/errors/unknown-page';

/** The screens as a list, without the names. */
export const everyScreen: readonly Screen[] = Object.values(screens);
