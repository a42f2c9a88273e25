import { inPounds, prices } from '../../../bench/prices.ts';
import type { Configuration } from '../../cloud/configuration.ts';

type Choices = Pick<
  Configuration,
  'webAclArn' | 'acceptNoWebAcl' | 'acceptNoPoolWebAcl' | 'sitePlan' | 'hostedZoneId' | 'auditCopyYears'
>;

/** Resources that are paid for each month, with or without use. A test counts them in the templates. */
export const standing = {
  keys: 3,
  secrets: 1,
  rulesOfSite: 3,
  rulesOfPool: 1,
  metricsOfAlarms: 38,
  metricsOfAuditCopy: 1,
} as const;

// The probe: 8,640 runs a month of a second each, each with an answer of the API.
const probeGigabyteSeconds = 8640 * (1 * 0.25 + 0.05 * 1);
const probe =
  (probeGigabyteSeconds / 1_000_000) * prices['Lambda, a million GB-seconds (Arm)'] +
  0.00864 * (2 * prices['Lambda, a million requests'] + prices['API Gateway, a million HTTP requests']);

// The check of documents: 21,600 runs a month, a tenth of a second where there is no work.
const checks =
  ((21_600 * 2 * 0.1) / 1_000_000) * prices['Lambda, a million GB-seconds (Arm)'] +
  0.0216 * prices['Lambda, a million requests'];

const webAcl = (rules: number) => prices['WAF, a web ACL'] + rules * prices['WAF, a rule'];

/** US dollars a month without a visitor and without anybody at work, by purpose. Dashboard and logs are free. */
export const listIdleCosts = (choices: Choices): Record<string, number> => {
  const metrics = standing.metricsOfAlarms + (choices.auditCopyYears === undefined ? 0 : standing.metricsOfAuditCopy);
  const isSiteAclPaid =
    choices.webAclArn === undefined && choices.acceptNoWebAcl === undefined && choices.sitePlan === undefined;
  return {
    'the keys': standing.keys * prices['KMS, a key for a month'],
    'the secret': standing.secrets * prices['Secrets Manager, a secret for a month'],
    alarms: (metrics - prices['CloudWatch, free metrics of alarms']) * prices['CloudWatch, a metric of an alarm'],
    'the probe': probe,
    'the check of documents': checks,
    ...(isSiteAclPaid && { 'the web ACL of the site': webAcl(standing.rulesOfSite) }),
    ...(choices.acceptNoPoolWebAcl === undefined && { 'the web ACL of the user pool': webAcl(standing.rulesOfPool) }),
    ...(choices.hostedZoneId !== undefined && { 'the zone of Route 53': prices['Route 53, a zone'] }),
  };
};

const sum = (costs: Record<string, number>) => Object.values(costs).reduce((all, one) => all + one, 0);

/** The choices, in words. */
export const idleChoices = [
  { title: 'paid for by use', choices: {} },
  { title: "`sitePlan: 'free'`", choices: { sitePlan: 'free' } },
  { title: 'paid for by use, with `acceptNoPoolWebAcl`', choices: { acceptNoPoolWebAcl: 'no' } },
  { title: "`sitePlan: 'free'`, with `acceptNoPoolWebAcl`", choices: { sitePlan: 'free', acceptNoPoolWebAcl: 'no' } },
  {
    title: 'paid for by use, with `acceptNoWebAcl` and `acceptNoPoolWebAcl`',
    choices: { acceptNoWebAcl: 'no', acceptNoPoolWebAcl: 'no' },
  },
] as const satisfies { title: string; choices: Choices }[];

export const idlePounds = (choices: Choices): number => inPounds(sum(listIdleCosts(choices)));

/** Text for a person who is about to deploy. */
export const describeIdleCost = (choices: Choices): string => {
  const parts = Object.entries(listIdleCosts(choices)).map(([what, dollars]) => `${what} ${dollars.toFixed(2)}`);
  return [
    `With nobody there it costs about ${Math.round(idlePounds(choices))} pounds a month, VAT included.`,
    `In US dollars before tax: ${parts.join(', ')}.`,
    'Other choices, in pounds a month:',
    ...idleChoices.map(({ title, choices: other }) => `  ${Math.round(idlePounds(other))}  ${title}`),
    'Left out, since it goes by use: texts (5 cents each; none with an authenticator app), accounts (2 cents each that signs',
    'in), requests, storage and its copies. docs/cost.md has a month of work.',
  ].join('\n');
};
