import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';

// Without it, Amazon chooses the number that a text comes from.
const environment = z.object({ TEXT_SENDER_ID: z.string().optional() });

let client: SNSClient | undefined;

/** Sends one text to a mobile number in international form; resolves when it is accepted for delivery. */
export const sendText = async (mobile: string, text: string): Promise<void> => {
  const { TEXT_SENDER_ID } = readEnvironment(environment);
  const attributes = {
    // Promotional texts may be delayed.
    'AWS.SNS.SMS.SMSType': 'Transactional',
    ...(TEXT_SENDER_ID && { 'AWS.SNS.SMS.SenderID': TEXT_SENDER_ID }),
  };
  client ??= new SNSClient({});
  await client.send(
    new PublishCommand({
      PhoneNumber: mobile,
      Message: text,
      MessageAttributes: Object.fromEntries(
        Object.entries(attributes).map(([name, StringValue]) => [name, { DataType: 'String', StringValue }]),
      ),
    }),
  );
};
