import * as z from 'zod';
import { ukMobile } from '../../shared/kernel/uk-mobile.ts';
import { firstFacts, organisation } from '../../shared/organisation/organisation.ts';
import { Failure } from '../failure.ts';

const text = (pattern: RegExp, message: string) => z.string().regex(pattern, message);
const reason = (name: string) => z.string().trim().min(20, `${name}: say why, in a sentence`);

const choices = z.strictObject({
  /**
   * First part of every name, so that one account can hold several organisations and environments. By default it is
   * made of the organisation's name, and of the environment's where that is not `production`.
   */
  slug: text(/^[a-z][a-z0-9-]{1,30}$/, 'slug: lower-case letters, digits and hyphens, at most 31 of them'),
  /**
   * The organisation, where one checkout serves several: the name of a folder in `organisations/`, whose files replace
   * those at the same path. By default it is that of the checkout itself.
   */
  organisation: text(/^[a-z][a-z0-9-]*$/, 'organisation: the name of a folder in organisations/').optional(),
  /** The region of everything but CloudFront. */
  region: text(/^[a-z]{2}-[a-z]+-\d$/, 'region: a name like eu-west-2').default('eu-west-2'),
  /** The address for every alarm; it must confirm the subscription once, by the link in the first email. */
  alarmEmail: z.email('alarmEmail: an address like it@example.org'),
  /** The address of the first admin; the deployment prints the command that makes the account. */
  adminEmail: z.email('adminEmail: an address like it@example.org'),
  /** The number for the first admin's codes. The command reads it here: it is in no template and no output. */
  adminMobile: ukMobile,
  /** The certificate for `domainName`; without one the site answers at CloudFront's own address. */
  certificateArn: text(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/.+$/,
    'certificateArn: CloudFront takes it from us-east-1 only',
  ).optional(),
  /**
   * The Route 53 zone of `domainName`, where it is one of this account: certificate and DNS records are then made and
   * renewed automatically, and `certificateArn` is left out.
   */
  hostedZoneId: text(
    /^Z[A-Z0-9]+$/,
    'hostedZoneId: the id of a zone of Route 53, like Z0123456789ABCDEFGHIJ',
  ).optional(),
  /** The site's name; its DNS record points at the address that the deployment prints. */
  domainName: z.hostname('domainName: a name like www.example.org').default(new URL(organisation.siteUrl).hostname),
  /** A web ACL of your own, of scope CLOUDFRONT with a rate rule for each address. By default one is made. */
  webAclArn: text(
    /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/,
    'webAclArn: one of scope CLOUDFRONT, in us-east-1',
  ).optional(),
  /** Why the site does without a web ACL, in words; left out, it gets one, for about 8 US dollars a month. */
  acceptNoWebAcl: reason('acceptNoWebAcl').optional(),
  /** The reason why the user pool has no web ACL, in words. By default it has one, for about 6 US dollars a month. */
  acceptNoPoolWebAcl: reason('acceptNoPoolWebAcl').optional(),
  /**
   * The reason why letters that people send are not searched for malware, in words. By default GuardDuty searches
   * each, for far below a cent a letter and nothing a month. Either way each is rewritten from its visible content
   * before anybody opens it.
   */
  acceptNoMalwareScan: reason('acceptNoMalwareScan').optional(),
  /**
   * For how many years a copy of the audit log is kept that nobody can change or delete, the account's owner included.
   * Left out, none is made: what a taken-over function did to the log itself could then not be told.
   */
  auditCopyYears: z.int('auditCopyYears: whole years').min(1).max(30, 'auditCopyYears: at most 30').optional(),
  /**
   * A domain that SES has verified in `region`; sign-up and reset codes, and mails about referrals, then come from
   * `no-reply@` it. Without one Cognito sends codes from an address of its own, at most 50 a day, and nothing else is
   * mailed.
   */
  emailDomain: z.hostname('emailDomain: a name like example.org').optional(),
  /**
   * The sender name of texts about an open alert, where the country allows one: 3 to 11 letters and digits. By default
   * AWS chooses a number.
   */
  textSenderId: text(
    /^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/,
    'textSenderId: 3 to 11 letters and digits, one letter at least',
  ).optional(),
  /** Raised by one, a new secret between the site and the API is made: see docs/operations.md. */
  originSecret: z.int('originSecret: 1, 2, 3 …').min(1, 'originSecret: 1, 2, 3 …').default(1),
  /**
   * Cognito's reaction to risky sign-ins and breached passwords: `audit` records them, `enforced` acts as
   * `identity/user-pool.ts` says. AWS advises two weeks of audit first.
   */
  threatProtection: z.enum(['audit', 'enforced'], 'threatProtection: audit or enforced').default('audit'),
  /**
   * Whether stacks, table and user pool refuse to be deleted. `npm run deploy` leaves it off until a creation has
   * succeeded once, so that CloudFormation can roll back a failed one; nobody else sets it.
   */
  isProtected: z.boolean('isProtected: true or false').default(true),
  /**
   * The days after which nobody, not even AWS, can remove the lock of the vault or delete a copy before its time.
   * Without it, somebody who may change backup vaults can. Choose it once a drill has succeeded: it cannot be undone.
   */
  vaultLockAfterDays: z
    .int('vaultLockAfterDays: a number of days from 3 to 36500')
    .min(3, 'vaultLockAfterDays: AWS asks for 3 days at least')
    .max(36_500, 'vaultLockAfterDays: at most 36500 days')
    .optional(),
  /** A vault in another account of the organisation, which lets this account copy into it: each copy goes there too. */
  copyToVaultArn: text(
    /^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:.+$/,
    'copyToVaultArn: the ARN of a backup vault',
  ).optional(),
  /**
   * Records who reads or changes items of the table and objects of the buckets: `around` those who do so without the
   * product (next to nothing a month), `everybody` also the product's own functions, in addition to the audit log
   * (about a dollar for each million of their requests). By default nobody is recorded: readings with the console
   * could then not be seen.
   */
  accessTrail: z.enum(['around', 'everybody'], 'accessTrail: around or everybody').optional(),
  /**
   * Why there is no budget, in words: some accounts refuse to make one, since billing is closed to IAM or the organisation's
   * management account keeps budgets to itself. By default there is one.
   */
  acceptNoBudget: reason('acceptNoBudget').optional(),
  /** US dollars a month; 80 % spent, or all of it forecast, is an alarm. */
  monthlyBudget: z.number('monthlyBudget: a number of US dollars').positive().default(80),
  /** US dollars a month for texts; reaching them is an alarm. The account's own limit is set with AWS. */
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

/** Reads the choices for an environment. @throws Failure that names what is wrong, before anything is built */
export const readConfiguration = (deployment: Deployment, environment = 'production'): Configuration => {
  const slug = toSlug(firstFacts.name, ...(environment === 'production' ? [] : [environment]));
  const read = choices.safeParse({ slug, ...deployment });
  if (read.success) return { ...read.data, environment };
  throw new Failure(
    ['infra/deployment.ts cannot be used:', ...read.error.issues.map((issue) => describeIssue(issue))].join('\n- '),
  );
};
