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

export const staffShell = '/staff.html';
/** Sent with status 404 when the file of a path does not exist. */
export const notFoundPage = '/404.html';

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part === given[i] || (part[0] === ':' && given[i]))
  );
};

/**
 * The file of the built site that answers a path: a file by its own name, a staff screen by the shell, and every other
 * page by the `index.html` in its folder. Nothing falls back to a page that says 200 for what is not there.
 * The path is the URL's, still encoded and without its query. This function also runs inside CloudFront.
 */
export const findSiteFile = (path: string): string => {
  const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (staffScreens.some((pattern) => matches(pattern, page))) return staffShell;
  if (page.slice(page.lastIndexOf('/')).includes('.')) return page;
  return page === '/' ? '/index.html' : `${page}/index.html`;
};

/** Built files carry a hash of their content in their name; pages do not. */
export const cacheControl = (file: string): string =>
  file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
