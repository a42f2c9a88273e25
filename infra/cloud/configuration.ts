import * as z from 'zod';
import { ukMobile } from '../../shared/domain/uk-mobile.ts';
import { organisation } from '../../shared/organisation.ts';
import { Failure } from '../failure.ts';

const reason = (name: string) => z.string().trim().min(20, `${name}: say why, in a sentence`);

const choices = z.strictObject({
  /**
   * First part of every name, so that one account can hold several organisations and environments. Left out, it is made
   * of the organisation's name, and of the environment's where that is not `production`.
   */
  slug: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'slug: lower-case letters, digits and hyphens, at most 31 of them'),
  /**
   * Whose product it is, where one checkout serves several: the name of a folder in `organisations/`, whose files take the
   * place of those at the same path. Left out, it is that of the checkout itself.
   */
  organisation: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'organisation: the name of a folder in organisations/')
    .optional(),
  /** Where everything but CloudFront lives. */
  region: z
    .string()
    .regex(/^[a-z]{2}-[a-z]+-\d$/, 'region: a name like eu-west-2')
    .default('eu-west-2'),
  /** Gets every alarm; it must confirm the subscription once, by the link in the first email. */
  alarmEmail: z.email('alarmEmail: an address like it@example.org'),
  /** Of the first admin; the deployment prints the command that makes the account. */
  adminEmail: z.email('adminEmail: an address like it@example.org'),
  /** Where the first admin's codes are texted. The command reads it here: it goes into no template and no output. */
  adminMobile: ukMobile,
  /** Of a certificate for `domainName`; without one the site answers at CloudFront's own address. */
  certificateArn: z
    .string()
    .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/.+$/, 'certificateArn: CloudFront takes it from us-east-1 only')
    .optional(),
  /**
   * Of the Route 53 zone of `domainName`, where it is one of this account: certificate and DNS records are then made and
   * renewed by themselves, and `certificateArn` is left out.
   */
  hostedZoneId: z
    .string()
    .regex(/^Z[A-Z0-9]+$/, 'hostedZoneId: the id of a zone of Route 53, like Z0123456789ABCDEFGHIJ')
    .optional(),
  /** The site's name; its DNS record points at the address that the deployment prints. */
  domainName: z.hostname('domainName: a name like www.example.org').default(new URL(organisation.siteUrl).hostname),
  /** Of a web ACL of your own, of scope CLOUDFRONT with a rate rule for each address. Left out, one is made. */
  webAclArn: z
    .string()
    .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/, 'webAclArn: one of scope CLOUDFRONT, in us-east-1')
    .optional(),
  /** Why the site does without a web ACL, in words; left out, it gets one, for about 8 US dollars a month. */
  acceptNoWebAcl: reason('acceptNoWebAcl').optional(),
  /** Why the user pool does without its web ACL, in words; left out, it gets one, for about 6 US dollars a month. */
  acceptNoPoolWebAcl: reason('acceptNoPoolWebAcl').optional(),
  /**
   * Why letters that people send are not searched for malware, in words; left out, GuardDuty looks at each, for far below a
   * cent a letter and nothing a month. Either way each is made anew from what it shows before anybody opens it.
   */
  acceptNoMalwareScan: reason('acceptNoMalwareScan').optional(),
  /**
   * For how many years a copy of the audit log is kept that nobody can change or delete, the account's owner included.
   * Left out, none is made: what a taken-over function did to the log itself could then not be told.
   */
  auditCopyYears: z.int('auditCopyYears: whole years').min(1).max(30, 'auditCopyYears: at most 30').optional(),
  /**
   * A domain that SES has verified in `region`; sign-up and reset codes, and what is mailed about referrals, then come from
   * `no-reply@` it. Without one Cognito sends codes from an address of its own, at most 50 a day, and nothing else is mailed.
   */
  emailDomain: z.hostname('emailDomain: a name like example.org').optional(),
  /**
   * What a text about an open alert comes from, where the country allows a name: 3 to 11 letters and digits. Left out, AWS
   * chooses a number.
   */
  textSenderId: z
    .string()
    .regex(/^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/, 'textSenderId: 3 to 11 letters and digits, one letter at least')
    .optional(),
  /** Raised by one, the secret that the site shows the API is another: see docs/operations.md. */
  originSecret: z.int('originSecret: 1, 2, 3 …').min(1, 'originSecret: 1, 2, 3 …').default(1),
  /**
   * What Cognito does about risky sign-ins and breached passwords: `audit` writes them down, `enforced` acts as
   * `identity/risk-configuration.ts` says. AWS advises two weeks of audit first.
   */
  threatProtection: z.enum(['audit', 'enforced'], 'threatProtection: audit or enforced').default('audit'),
  /**
   * Whether stacks, table and user pool refuse to be deleted. `npm run deploy` leaves it off until a creation has
   * succeeded once, so that CloudFormation can take a failed one back; nobody else sets it.
   */
  isProtected: z.boolean('isProtected: true or false').default(true),
  /**
   * After so many days nobody, not even AWS, can take the lock of the vault away or delete a copy before its time. Left
   * out, somebody who may change backup vaults can. Choose it once a drill has succeeded: it cannot be undone.
   */
  vaultLockAfterDays: z
    .int('vaultLockAfterDays: a number of days from 3 to 36500')
    .min(3, 'vaultLockAfterDays: AWS asks for 3 days at least')
    .max(36_500, 'vaultLockAfterDays: at most 36500 days')
    .optional(),
  /** Of a vault in another account of the organisation, which lets this account copy into it: each copy goes there too. */
  copyToVaultArn: z
    .string()
    .regex(/^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:.+$/, 'copyToVaultArn: the ARN of a backup vault')
    .optional(),
  /**
   * Writes down who reads or changes items of the table and objects of the buckets: `around` those who do so without the
   * product (next to nothing a month), `everybody` also the product's own functions, again beside the audit log (about a
   * dollar for each million of their requests). Left out, nobody: who looked with the console could then not be told.
   */
  accessTrail: z.enum(['around', 'everybody'], 'accessTrail: around or everybody').optional(),
  /**
   * Whether there is a stack for the report from an export of the table, by Athena: for millions of rows, or questions of
   * your own. It costs nothing until somebody makes an export; docs/operations.md says how, and what it opens.
   */
  analytics: z.boolean('analytics: true or false').default(false),
  /** US dollars a month; 80 % of it spent, or all of it forecast, is an alarm. */
  monthlyBudget: z.number('monthlyBudget: a number of US dollars').positive().default(80),
  /** US dollars a month spent on texts that raise an alarm; the account's own limit is set with AWS. */
  monthlyTextSpend: z.number('monthlyTextSpend: a number of US dollars').positive().default(40),
});

/** The choices with their defaults, and of which environment they are. */
export type Configuration = z.infer<typeof choices> & { environment: string };
export type Deployment = Omit<z.input<typeof choices>, 'slug'> & { slug?: string };

const describeIssue = ({ path, message }: z.core.$ZodIssue): string => {
  const name = path.join('.');
  return message.includes(name) ? message : `${name}: ${message}`;
};

const toSlug = (...words: string[]) =>
  words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Reads the choices for an environment. @throws Failure that names what is wrong, before anything is built. */
export const readConfiguration = (deployment: Deployment, environment = 'production'): Configuration => {
  const slug = toSlug(organisation.name, ...(environment === 'production' ? [] : [environment]));
  const read = choices.safeParse({ slug, ...deployment });
  if (read.success) return { ...read.data, environment };
  throw new Failure(
    ['infra/deployment.ts cannot be used:', ...read.error.issues.map((issue) => describeIssue(issue))].join('\n- '),
  );
};
