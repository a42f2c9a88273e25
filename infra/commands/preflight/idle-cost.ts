import { inPounds, prices } from '../../../bench/prices.ts';
import type { Configuration } from '../../cloud/configuration.ts';

type Choices = Pick<
  Configuration,
  'webAclArn' | 'acceptNoWebAcl' | 'acceptNoPoolWebAcl' | 'sitePlan' | 'hostedZoneId' | 'auditCopyYears'
>;

/** What stands there is paid for each month, whether anybody comes or not. A test counts it in the templates. */
export const standing = {
  keys: 3,
  secrets: 1,
  rulesOfSite: 3,
  rulesOfPool: 1,
  metricsOfAlarms: 36,
  metricsOfAuditCopy: 1,
  alarmsOverOthers: 1,
} as const;

// The probe: 8,640 times a month it runs for a second, and has an answer of the API made.
const probeGigabyteSeconds = 8640 * (1 * 0.25 + 0.05 * 1);
const probe =
  (probeGigabyteSeconds / 1_000_000) * prices['Lambda, a million GB-seconds (Arm)'] +
  0.00864 * (2 * prices['Lambda, a million requests'] + prices['API Gateway, a million HTTP requests']);

const webAcl = (rules: number) => prices['WAF, a web ACL'] + rules * prices['WAF, a rule'];

/** US dollars a month without a visitor and without anybody at work, by what they are for. Dashboard and logs are free. */
export const listIdleCosts = (choices: Choices): Record<string, number> => {
  const metrics = standing.metricsOfAlarms + (choices.auditCopyYears === undefined ? 0 : standing.metricsOfAuditCopy);
  const isSiteAclPaid =
    choices.webAclArn === undefined && choices.acceptNoWebAcl === undefined && choices.sitePlan === undefined;
  return {
    'the keys': standing.keys * prices['KMS, a key for a month'],
    'the secret': standing.secrets * prices['Secrets Manager, a secret for a month'],
    alarms:
      (metrics - prices['CloudWatch, free metrics of alarms']) * prices['CloudWatch, a metric of an alarm'] +
      standing.alarmsOverOthers * prices['CloudWatch, an alarm over others'],
    'the probe': probe,
    ...(isSiteAclPaid && { 'the web ACL of the site': webAcl(standing.rulesOfSite) }),
    ...(choices.acceptNoPoolWebAcl === undefined && { 'the web ACL of the user pool': webAcl(standing.rulesOfPool) }),
    ...(choices.hostedZoneId !== undefined && { 'the zone of Route 53': prices['Route 53, a zone'] }),
  };
};

const sum = (costs: Record<string, number>) => Object.values(costs).reduce((all, one) => all + one, 0);

/** What can be chosen, with what it is in words. */
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

/** For a person who is about to deploy. */
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
