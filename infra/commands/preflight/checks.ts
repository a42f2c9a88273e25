import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import type { Configuration } from '../../cloud/configuration.ts';
import { findFaults } from '../../cloud/find-faults.ts';
import { edgeRegion } from '../../cloud/stack-names.ts';
import { type Check, judge } from './finding.ts';
import { siteName } from './site-name.ts';
import { listTextSenders } from './text-senders.ts';

// The version of the bootstrap stack that the CDK of this repository needs.
const oldestBootstrap = 8;
// Staff, visitors and the nightly job together; a new account is given 10.
const enoughConcurrency = 100;

/** The version of the bootstrap stack in a region, 0 where there is none. */
const findBootstrap = async (region: string): Promise<number> => {
  try {
    const asked = new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' });
    const { Parameter } = await new SSMClient({ region }).send(asked);
    return Number(Parameter?.Value);
  } catch (error) {
    if (error instanceof ParameterNotFound) return 0;
    throw error;
  }
};

const bootstrap: Check = {
  title: 'The CDK is bootstrapped',
  look: async ({ region, environment }) => {
    const argument = environment === 'production' ? '' : ` -- --environment ${environment}`;
    const versions = await Promise.all([region, edgeRegion].map(findBootstrap));
    const [lowest = 0] = versions.toSorted((one, other) => one - other);
    return judge(
      lowest >= oldestBootstrap,
      lowest === 0
        ? `it is not bootstrapped in ${versions[0] === 0 ? region : edgeRegion}`
        : `version ${lowest} of ${oldestBootstrap} or later, in both regions`,
      `npm run bootstrap${argument}`,
    );
  },
};

const smsSandbox: Check = {
  title: 'Texts may go to any number',
  look: async ({ region }) => {
    const { IsInSandbox } = await new SNSClient({ region }).send(new GetSMSSandboxAccountStatusCommand({}));
    return judge(
      IsInSandbox === false,
      IsInSandbox ? 'the account is in the SMS sandbox: only numbers verified there get a code' : 'yes',
      `SNS console, ${region}, Text messaging, "Exit SMS sandbox": ask for transactional sign-in codes to the UK. It takes about a day.`,
    );
  },
};

const smsSpend: Check = {
  title: 'The monthly limit for texts is high enough',
  look: async ({ region, monthlyTextSpend }) => {
    const { attributes } = await new SNSClient({ region }).send(new GetSMSAttributesCommand({}));
    const limit = Number(attributes?.MonthlySpendLimit ?? 1);
    return judge(
      limit >= monthlyTextSpend,
      `${limit} US dollars (a new account has 1); deployment.ts expects ${monthlyTextSpend}`,
      `Support Center, "Service limit increase", SNS text messaging, ${region}; then: aws sns set-sms-attributes --region ${region} --attributes MonthlySpendLimit=${monthlyTextSpend}. Past the limit only those with an authenticator app or a remembered browser can sign in.`,
    );
  },
};

const smsSender: Check = {
  title: 'Texts name their sender',
  look: async ({ region, slug }) => {
    const { attributes } = await new SNSClient({ region }).send(new GetSMSAttributesCommand({}));
    const sender = attributes?.DefaultSenderID;
    return judge(
      Boolean(sender),
      sender ?? 'a number that nobody knows',
      `aws sns set-sms-attributes --region ${region} --attributes DefaultSenderID=${slug.replaceAll('-', '').slice(0, 11).toUpperCase()},DefaultSMSType=Transactional`,
    );
  },
};

const registeredSender: Check = {
  title: 'That sender is registered in the United Kingdom, and Cognito may use it',
  look: async ({ region }) => {
    const { attributes } = await new SNSClient({ region }).send(new GetSMSAttributesCommand({}));
    const senders = await listTextSenders(region, 'GB');
    const sender = senders.find(({ name }) => name === attributes?.DefaultSenderID);
    const console = `AWS End User Messaging console, ${region}, `;
    if (!sender?.isRegistered) {
      return judge(
        false,
        sender
          ? `${sender.name} is not registered`
          : `there is none; known are: ${senders.map(({ name }) => name).join(', ') || 'none'}`,
        `${console}"Registrations": a "United Kingdom sender ID registration". It takes days to weeks, and until then texts may be stopped or come from another number: begin with it.`,
      );
    }
    return judge(
      sender.maySnsUseIt,
      sender.maySnsUseIt ? sender.name : `SNS, by which Cognito sends codes, may not use ${sender.name}`,
      `${console}"Sender IDs", ${sender.name}, "Resource policy": allow sns.amazonaws.com to sms-voice:SendTextMessage.`,
    );
  },
};

const concurrency: Check = {
  title: 'Enough functions may run at once',
  look: async ({ region }) => {
    const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
    const limit = AccountLimit?.ConcurrentExecutions ?? 0;
    return judge(
      limit >= enoughConcurrency,
      `${limit} of ${enoughConcurrency}`,
      `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000. With 10 the product runs, and refuses callers when busy.`,
    );
  },
};

const email: Check = {
  title: 'Codes, and mail about referrals, go out from your own email domain',
  look: async ({ region, emailDomain }) => {
    if (!emailDomain) {
      return judge(
        false,
        "emailDomain is not chosen: nobody is told by email that a referral arrived, and Cognito's own sender of codes stops at 50 a day and often counts as spam",
        'Verify your domain in SES, then choose emailDomain in infra/deployment.ts.',
      );
    }
    const ses = new SESv2Client({ region });
    try {
      const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: emailDomain }));
      const { ProductionAccessEnabled } = await ses.send(new GetAccountCommand({}));
      if (!VerifiedForSendingStatus) {
        return judge(false, `${emailDomain} waits to be verified`, 'Add the DNS records that the SES console shows.');
      }
      return judge(
        ProductionAccessEnabled === true,
        ProductionAccessEnabled ? emailDomain : 'the account is in the email sandbox: only verified addresses get mail',
        `SES console, ${region}, "Request production access": transactional. It takes about a day.`,
      );
    } catch (error) {
      if (!(error instanceof NotFoundException)) throw error;
      return judge(
        false,
        `SES does not know ${emailDomain}`,
        `aws sesv2 create-email-identity --region ${region} --email-identity ${emailDomain}, then add the DNS records it names.`,
      );
    }
  },
};

const edge: Check = {
  title: 'The site has a name of its own',
  look: async ({ certificateArn, hostedZoneId, domainName }) =>
    judge(
      Boolean(certificateArn ?? hostedZoneId),
      (certificateArn ?? hostedZoneId) ? domainName : "it works without, at CloudFront's own address",
      `Choose hostedZoneId where Route 53 of this account answers for ${domainName}; otherwise ask for a certificate, and choose certificateArn: aws acm request-certificate --region ${edgeRegion} --validation-method DNS --domain-name ${domainName}`,
    ),
};

const ownValues: Check = {
  title: 'The values are your own, and such as AWS takes',
  look: async (configuration) => {
    const faults = findFaults(configuration);
    return judge(
      faults.length === 0,
      faults.length === 0 ? 'yes' : faults.join(' '),
      'Choose them in infra/deployment.ts and shared/organisation/organisation.ts.',
    );
  },
};

const checks: readonly Check[] = [
  ownValues,
  bootstrap,
  smsSandbox,
  smsSpend,
  smsSender,
  registeredSender,
  concurrency,
  email,
  edge,
];

/** Those that are asked only where the site gets a name of its own. */
export const listChecks = ({ certificateArn, hostedZoneId }: Configuration): readonly Check[] =>
  certificateArn === undefined && hostedZoneId === undefined ? checks : [...checks, siteName];
