import { SetSMSAttributesCommand, SNSClient } from '@aws-sdk/client-sns';
import { edgeRegion } from '../../../infra/cloud/stack-names.ts';
import type { Account } from '../account/start-account.ts';
import { type Clone, expectWords, type Step } from './clone.ts';

const credentials = { accessKeyId: 'moto', secretAccessKey: 'moto' };
const [region, elsewhere] = ['eu-west-2', 'eu-west-1'];
const domain = 'health.org.uk';
const site = `www.${domain}`;

// The titles of the preflight's checks.
const values = 'The values are your own, and such as AWS takes';
const bootstrapped = 'The CDK is bootstrapped';
const texts = 'Texts may go to any number';
const limit = 'The monthly limit for texts is high enough';
const sender = 'Texts name their sender';
const registered = 'That sender is registered in the United Kingdom, and Cognito may use it';
const functions = 'Enough functions may run at once';
const mail = 'Codes, and mail about referrals, go out from your own email domain';
const named = 'The site has a name of its own';
const name = 'The name can be used';

/** What public name servers say of the site's name: the preflight asks those of the world. */
const nameLeadsTo = (targets: string[]) => {
  const code = `import{promises}from"node:dns";promises.resolveCname=async()=>${JSON.stringify(targets)}`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
};

/** The preflight in every state that an account may be in, from its first day until it is ready. */
export const listPreflightSteps = (clone: Clone, moto: string, account: Account): Step[] => {
  const credentialsOf = (endpoint: string) => ({
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  const sns = new SNSClient({ region, endpoint: moto, credentials });
  const setTexts = (attributes: Record<string, string>) => sns.send(new SetSMSAttributesCommand({ attributes }));

  /** A state of the account, and how some lines of the preflight begin in it. It can say something of each. */
  const state = (
    step: string,
    prepare: () => unknown,
    wanted: { lacking: Record<string, string>; ready?: string[]; leadsTo?: string[]; last?: string },
  ): Step => ({
    step: `preflight: ${step}`,
    engine: 'moto, and what AWS documents',
    take: async () => {
      await prepare();
      const { output } = await clone.run('preflight', {
        ...credentialsOf(account.endpoint),
        ...nameLeadsTo(wanted.leadsTo ?? []),
      });
      for (const [title, found] of Object.entries(wanted.lacking)) expectWords(output, `LACKING  ${title}: ${found}`);
      for (const title of wanted.ready ?? []) expectWords(output, `ready    ${title}: `);
      if (wanted.last) expectWords(output, wanted.last);
      const count = (word: string) => output.match(new RegExp(`^${word} `, 'gm'))?.length ?? 0;
      if (count('UNKNOWN') > 0) throw new Error(output);
      return `${count('ready')} ready, ${count('LACKING')} lacking`;
    },
  });

  const certificateArn = `arn:aws:acm:${edgeRegion}:123456789012:certificate/1`;
  const own = `emailDomain: '${domain}', certificateArn: '${certificateArn}',`;
  const anySender = { name: 'HEALTH', isRegistered: false, maySnsUseIt: false };

  return [
    {
      step: 'preflight: no credentials',
      engine: 'moto',
      take: async () => {
        const { code, output } = await clone.run('preflight', { AWS_ENDPOINT_URL: moto });
        expectWords(output, 'There are no AWS credentials that work');
        return `it says how to sign in, and ends with ${code}`;
      },
    },
    state('an empty account', () => {}, {
      lacking: {
        [values]: '',
        [bootstrapped]: `it is not bootstrapped in ${region}`,
        [texts]: 'the account is in the SMS sandbox',
        [limit]: '1 US dollars',
        [sender]: 'a number that nobody knows',
        [registered]: 'there is none',
        [functions]: '10 of 100',
        [mail]: 'emailDomain is not chosen',
        [named]: 'it works without',
      },
      last: '9 of 9 are lacking',
    }),
    state(
      'values of one’s own, bootstrap, and no money for texts',
      async () => {
        for (const file of ['infra/deployment.ts', 'shared/organisation/organisation.ts'])
          clone.change(file, /bca\.example/g, domain);
        clone.change('infra/deployment.ts', /07700 900123/, '07911 123456');
        const { output } = await clone.run('bootstrap', credentialsOf(moto));
        expectWords(output, `${region} bootstrapped`, `${edgeRegion} bootstrapped`);
        await setTexts({ MonthlySpendLimit: '0' });
      },
      { lacking: { [limit]: '0 US dollars' }, ready: [values, bootstrapped] },
    ),
    state('another region', () => clone.choose(`region: '${elsewhere}',`), {
      lacking: { [bootstrapped]: `it is not bootstrapped in ${elsewhere}` },
    }),
    state(
      'a sender that nobody registered, a domain that SES does not know, and a zone that is not there',
      async () => {
        clone.choose(`emailDomain: '${domain}', hostedZoneId: 'Z000000000000',`);
        await setTexts({ MonthlySpendLimit: '50', DefaultSenderID: anySender.name });
        account.change({ sender: anySender });
      },
      {
        lacking: {
          [registered]: 'HEALTH is not registered',
          [mail]: `SES does not know ${domain}`,
          [name]: 'this account has no zone Z000000000000',
        },
        ready: [limit, sender],
      },
    ),
    state(
      'a sender that SNS may not use, a domain and a certificate that wait for their records',
      () => {
        clone.choose(own);
        account.change({
          sender: { ...anySender, isRegistered: true },
          mail: { isVerified: false, isInSandbox: true },
          certificate: { status: 'PENDING_VALIDATION', name: site },
        });
      },
      {
        lacking: {
          [registered]: 'SNS, by which Cognito sends codes, may not use HEALTH',
          [mail]: `${domain} waits to be verified`,
          [name]: 'its certificate is PENDING_VALIDATION',
        },
      },
    ),
    state(
      'mail in the sandbox of SES, a certificate of another name',
      () =>
        account.change({
          isInSmsSandbox: false,
          sender: { name: anySender.name, isRegistered: true, maySnsUseIt: true },
          concurrency: 1000,
          mail: { isVerified: true, isInSandbox: true },
          certificate: { status: 'ISSUED', name: 'www.elsewhere.org.uk' },
        }),
      {
        lacking: {
          [mail]: 'the account is in the email sandbox',
          [name]: 'its certificate is for www.elsewhere.org.uk',
        },
        ready: [texts, registered, functions],
      },
    ),
    state(
      'a name that another distribution has',
      () =>
        account.change({
          mail: { isVerified: true, isInSandbox: false },
          certificate: { status: 'ISSUED', name: site },
        }),
      {
        lacking: { [name]: `${site} belongs to another distribution of CloudFront` },
        ready: [mail],
        leadsTo: ['d111111abcdef8.cloudfront.net'],
        last: '1 of 10 are lacking',
      },
    ),
    state('everything', () => {}, { lacking: {}, last: 'Ready: npm run deploy' }),
  ];
};
