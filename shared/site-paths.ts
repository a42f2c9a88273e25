import { findFileOf } from './find-site-file.ts';
import { type QuestionnaireId, questionnaireIds } from './questionnaires/ids.ts';

/** The public pages: each is built into its own HTML file. */
export const publicPages = [
  '/',
  '/about',
  '/contact',
  '/contact/sent',
  '/error/401',
  '/gallery',
  '/privacy',
  '/referral-success',
  '/referrals',
  '/services',
] as const;

type QuestionnairePath = `/admin/crm/${QuestionnaireId}`;
type QuestionnaireScreen = QuestionnairePath | `${QuestionnairePath}/:id`;

/** The screen of a questionnaire, where the patient is still to be chosen. */
export const questionnairePath = (id: QuestionnaireId): QuestionnairePath => `/admin/crm/${id}`;

const questionnaireScreens: readonly QuestionnaireScreen[] = questionnaireIds.flatMap((id): QuestionnaireScreen[] => [
  questionnairePath(id),
  `${questionnairePath(id)}/:id`,
]);

const accountScreens = [
  '/admin/audit',
  '/admin/contact/:id',
  '/admin/referral/:id',
  '/admin/users',
  '/confirm/activate',
  '/confirm/password',
  '/confirmemail',
  '/signup',
] as const;

/** The thanks for a referral that was sent without scripts: a page of the site that the API fills in. */
export const sentReferralPath = '/referral-success/{referralId}';

/** Whether the API answers a path, and not a file of the site. */
export const isAnsweredByApi = (path: string): boolean =>
  path.startsWith('/api/') || /^\/referral-success\/./.test(path);

/** The screens that only a browser can draw: all of them start from one empty page. */
export const staffScreens = [
  ...accountScreens,
  '/signin',
  '/signin/:type',
  '/verify',
  '/admin',
  '/admin/message/:id',
  '/admin/crm/dashboard',
  '/admin/crm/overdue',
  '/admin/crm/orgdata',
  '/admin/crm/feedback',
  '/admin/crm/data',
  '/admin/crm/data/:id',
  ...questionnaireScreens,
  '/admin/crm',
  '/admin/crm/patients',
  '/admin/crm/patient/:id',
  '/admin/crm/newpatient',
  '/admin/crm/newcasenotes',
  '/admin/crm/newcasenotes/:id',
  '/admin/crm/casenotes',
  '/admin/crm/casenotes/:id',
  '/admin/crm/external',
  '/admin/crm/external/:id',
] as const;

/** The file of the built site that answers a path: see `findFileOf`. */
export const findSiteFile = (path: string): string => findFileOf(path, staffScreens);

/** Built files carry a hash of their content in their name; pages do not. */
export const cacheControl = (file: string): string =>
  file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
