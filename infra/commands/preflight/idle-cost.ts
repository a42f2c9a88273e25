import type { Configuration } from '../../cloud/configuration.ts';
import { inPounds, prices } from './prices.ts';

type Choices = Pick<
  Configuration,
  'webAclArn' | 'acceptNoWebAcl' | 'acceptNoPoolWebAcl' | 'hostedZoneId' | 'auditCopyYears'
>;

/** Resources that are paid for each month, with or without use. A test counts them in the templates. */
export const idleResources = {
  keys: 3,
  secrets: 1,
  rulesOfSite: 3,
  rulesOfPool: 1,
  metricsOfAlarms: 41,
  metricsOfAuditCopy: 1,
  /** The jobs that run every few minutes, with their memory. */
  jobs: [
    { minutes: 2, megabytes: 2048 },
    { minutes: 5, megabytes: 256 },
    { minutes: 5, megabytes: 1024 },
    { minutes: 10, megabytes: 1024 },
    { minutes: 15, megabytes: 1024 },
    { minutes: 15, megabytes: 1769 },
    { minutes: 15, megabytes: 1769 },
  ],
} as const;

const minutesOfMonth = 30 * 24 * 60;

// A tenth of a second where there is nothing to do. The probe, which has the least memory, waits a second for an answer of
// the API, which another function makes.
const jobs = idleResources.jobs.reduce((all, { minutes, megabytes }) => {
  const millionRuns = minutesOfMonth / minutes / 1_000_000;
  const isProbe = megabytes === 256;
  const gigabyteSeconds = isProbe ? 0.25 + 0.05 : (megabytes / 1024) * 0.1;
  const requests = isProbe
    ? 2 * prices['Lambda, a million requests'] + prices['API Gateway, a million HTTP requests']
    : prices['Lambda, a million requests'];
  return all + millionRuns * (gigabyteSeconds * prices['Lambda, a million GB-seconds (Arm)'] + requests);
}, 0);

const webAcl = (rules: number) => prices['WAF, a web ACL'] + rules * prices['WAF, a rule'];

/** Keys are renewed each year, and AWS charges for the first two renewals of each: from then on it stays as it is. */
export const dearestYear = 3;

/** US dollars a month without a visitor and without anybody at work, by what they are for. Dashboard and logs are free. */
export const listIdleCosts = (choices: Choices, year = 1): Record<string, number> => {
  const metrics =
    idleResources.metricsOfAlarms + (choices.auditCopyYears === undefined ? 0 : idleResources.metricsOfAuditCopy);
  const isSiteAclMade = choices.webAclArn === undefined && choices.acceptNoWebAcl === undefined;
  const rotations = Math.min(year, dearestYear) - 1;
  return {
    'the keys':
      idleResources.keys *
      (prices['KMS, a key for a month'] +
        rotations * prices['KMS, each of the first two rotations of a key for a month']),
    'the secret': idleResources.secrets * prices['Secrets Manager, a secret for a month'],
    alarms: (metrics - prices['CloudWatch, free metrics of alarms']) * prices['CloudWatch, a metric of an alarm'],
    'the probe and the other jobs of every few minutes': jobs,
    ...(isSiteAclMade && { 'the web ACL of the site': webAcl(idleResources.rulesOfSite) }),
    ...(choices.acceptNoPoolWebAcl === undefined && {
      'the web ACL of the user pool': webAcl(idleResources.rulesOfPool),
    }),
    ...(choices.hostedZoneId !== undefined && { 'the zone of Route 53': prices['Route 53, a zone'] }),
  };
};

const sum = (costs: Record<string, number>) => Object.values(costs).reduce((all, one) => all + one, 0);

/** The choices, in words. */
const idleChoices = [
  { title: 'both web ACLs', choices: {} },
  { title: 'without that of the user pool (`acceptNoPoolWebAcl`)', choices: { acceptNoPoolWebAcl: 'no' } },
  { title: 'without that of the site (`acceptNoWebAcl`)', choices: { acceptNoWebAcl: 'no' } },
  { title: 'without either', choices: { acceptNoWebAcl: 'no', acceptNoPoolWebAcl: 'no' } },
] as const satisfies { title: string; choices: Choices }[];

export const idlePounds = (choices: Choices, year = 1): number => inPounds(sum(listIdleCosts(choices, year)));

/** Text for a person who is about to deploy. */
export const describeIdleCost = (choices: Choices): string => {
  const parts = Object.entries(listIdleCosts(choices)).map(([what, dollars]) => `${what} ${dollars.toFixed(2)}`);
  return [
    `With nobody there it costs about ${Math.round(idlePounds(choices))} pounds a month, VAT included, and from the third year`,
    `about ${Math.round(idlePounds(choices, dearestYear))}: each key costs more once it was renewed, and again after the second time.`,
    `In US dollars before tax: ${parts.join(', ')}.`,
    'Choices, in pounds a month:',
    ...idleChoices.map(({ title, choices: other }) => `  ${Math.round(idlePounds(other))}  ${title}`),
    'Without that of the site, one network may ask as much as API Gateway gives all together, and fill the contact form; codes,',
    'passwords, files and the status page keep limits of their own. Without that of the user pool, Cognito alone slows down who',
    'tries passwords past our API.',
    'Left out, since it goes by use: texts (5 cents each; none with an authenticator app), accounts (2 cents each that signs',
    'in), requests, storage and its copies. docs/cost.md has a month of work.',
  ].join('\n');
};
