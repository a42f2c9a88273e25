import {
  SESv2Client,
  SESv2ServiceException,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';

// SES answers within milliseconds; a connection that is silent for this long is lost.
const silenceMilliseconds = 5000;

// The SDK's own variable for another endpoint of SES than Amazon's.
const environment = z.object({ AWS_ENDPOINT_URL_SESV2: z.url().optional() });

let opened: { endpoint: string | undefined; client: SESv2Client } | undefined;

const openSes = (): SESv2Client => {
  const { AWS_ENDPOINT_URL_SESV2: endpoint } = readEnvironment(environment);
  if (opened && opened.endpoint === endpoint) return opened.client;
  const requestHandler = {
    connectionTimeout: silenceMilliseconds,
    socketTimeout: silenceMilliseconds,
    // A connection that was ended while the function was frozen would leave it uncertain whether a mail was sent.
    httpsAgent: { keepAlive: false },
  };
  // Asked once: SES does not recognise a mail that it is given a second time.
  opened = { endpoint, client: new SESv2Client({ maxAttempts: 1, requestHandler }) };
  return opened.client;
};

/** Hands one mail to SES; returns its refusal, if it refuses. @throws where the connection broke */
export const askSes = async (
  mail: SendEmailCommandInput,
): Promise<{ status: number | undefined; error: string } | undefined> => {
  try {
    await openSes().send(new SendEmailCommand(mail));
    return undefined;
  } catch (error) {
    if (!(error instanceof SESv2ServiceException)) throw error;
    return { status: error.$metadata.httpStatusCode, error: error.name };
  }
};
