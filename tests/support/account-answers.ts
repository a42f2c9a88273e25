import type { IncomingMessage } from 'node:http';

/** What an account has or lacks, of what moto does not know. */
export type AccountState = {
  isInSmsSandbox: boolean;
  /** A sender of texts that was asked for in the United Kingdom. */
  sender?: { name: string; isRegistered: boolean; maySnsUseIt: boolean };
  /** The number of functions that may run at once. */
  concurrency: number;
  /** A domain that SES knows. */
  mail?: { isVerified: boolean; isInSandbox: boolean };
  certificate?: { status: string; name: string };
};

export const accountOfFirstDay: AccountState = { isInSmsSandbox: true, concurrency: 10 };

export type AwsAnswer = { status?: number; body: string };

export const xml = (action: string, result: string) =>
  `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`;
const json = (body: object, status = 200): AwsAnswer => ({ status, body: JSON.stringify(body) });
const missing = (name: string) => json({ __type: name, message: 'It is not there.' }, 400);

/**
 * AWS's answer about such an account, in the form that its API references document: SNS `GetSMSSandboxAccountStatus`; End User
 * Messaging `DescribeSenderIds`, `GetResourcePolicy`; Lambda `GetAccountSettings`; SES `GetAccount`, `GetEmailIdentity`; ACM
 * `DescribeCertificate`. Undefined about anything else.
 */
export const answerAbout = (
  { isInSmsSandbox, sender, concurrency, mail, certificate }: AccountState,
  { url = '', headers }: IncomingMessage,
  body: string,
): AwsAnswer | undefined => {
  const sandbox = 'GetSMSSandboxAccountStatus';
  if (new URLSearchParams(body).get('Action') === sandbox)
    return { body: xml(sandbox, `<IsInSandbox>${isInSmsSandbox}</IsInSandbox>`) };
  if (url.includes('/account-settings')) return json({ AccountLimit: { ConcurrentExecutions: concurrency } });
  if (mail && url.endsWith('/v2/email/account')) return json({ ProductionAccessEnabled: !mail.isInSandbox });
  if (mail && url.includes('/v2/email/identities/'))
    return json({ IdentityType: 'DOMAIN', VerifiedForSendingStatus: mail.isVerified });
  switch (headers['x-amz-target']) {
    case 'PinpointSMSVoiceV2.DescribeSenderIds': {
      const { name, isRegistered } = sender ?? {};
      const named = { SenderIdArn: 'arn:sender', SenderId: name, IsoCountryCode: 'GB', Registered: isRegistered };
      return json({ SenderIds: sender ? [named] : [] });
    }
    case 'PinpointSMSVoiceV2.GetResourcePolicy':
      if (!sender?.maySnsUseIt) return missing('ResourceNotFoundException');
      return json({ Policy: '{"Principal":{"Service":"sns.amazonaws.com"}}' });
    case 'CertificateManager.DescribeCertificate':
      if (!certificate) return missing('ResourceNotFoundException');
      return json({ Certificate: { Status: certificate.status, DomainName: certificate.name } });
    default:
      return undefined;
  }
};
