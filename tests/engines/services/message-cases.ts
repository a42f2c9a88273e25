import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand, type SNSClient } from '@aws-sdk/client-sns';
import { comeOf, type ServiceCase } from './service-case.ts';

/** SNS and SES, which has verified the domain of `from`. */
export type Messages = { texts: SNSClient; mails: SESv2Client; from: string };

const text = ({ texts }: Messages, PhoneNumber: string) =>
  comeOf(
    texts.send(
      new PublishCommand({
        PhoneNumber,
        Message: 'Your session is tomorrow at 10.',
        MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
      }),
    ),
  );

const mail = ({ mails, from }: Messages, { to = 'asha@example.org', by = from } = {}) =>
  comeOf(
    mails.send(
      new SendEmailCommand({
        FromEmailAddress: `"BCA Community Health" <${by}>`,
        ReplyToAddresses: ['hello@bca.example'],
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: { Data: 'Your referral', Charset: 'UTF-8' },
            Body: { Text: { Data: 'We have it. ਧੰਨਵਾਦ', Charset: 'UTF-8' } },
            Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
          },
        },
      }),
    ),
  );

export const messageCases: ServiceCase<Messages>[] = [
  { name: 'a text to a mobile number', ask: (messages) => text(messages, '+447700900123'), outcome: 'done' },
  {
    name: 'a text to what is no number',
    ask: (messages) => text(messages, 'nobody'),
    outcome: 'InvalidParameterException',
  },
  { name: 'a mail from the verified domain', ask: (messages) => mail(messages), outcome: 'done' },
  {
    name: 'a mail from another domain',
    ask: (messages) => mail(messages, { by: 'no-reply@other.example' }),
    outcome: 'MessageRejected',
    embedded: { does: 'AccessDeniedException', documented: 'IAM decides first: our policy names the one sender' },
  },
  {
    name: 'a mail to what is no address',
    ask: (messages) => mail(messages, { to: 'nobody' }),
    outcome: 'BadRequestException',
    moto: { does: 'InvalidParameterValue', documented: 'SES API v2, SendEmail, Errors' },
  },
];
