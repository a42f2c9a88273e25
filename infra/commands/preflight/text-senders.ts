import { SNSClient } from '@aws-sdk/client-sns';
import * as z from 'zod';
import { createSigner } from '../../../functions/lib/sign-request.ts';

const type = 'application/x-amz-json-1.0';
const senderList = z.object({
  SenderIds: z.array(
    z.object({ SenderIdArn: z.string(), SenderId: z.string(), IsoCountryCode: z.string(), Registered: z.boolean() }),
  ),
});
const resourcePolicy = z.object({ Policy: z.string().optional() });
const fault = z.object({ __type: z.string() });

/** Names a fault of AWS by what AWS calls it. */
class ServiceFault extends Error {}

/** Asks AWS End User Messaging, which has the names that texts come from; the client of its own is not worth a package. */
const createRequest = (region: string) => {
  const path = '/';
  const sign = createSigner({ region, service: 'sms-voice', path });
  const url = new URL(path, process.env.AWS_ENDPOINT_URL ?? `https://sms-voice.${region}.amazonaws.com`);
  return async <Answer>(operation: string, input: object, schema: z.ZodType<Answer>): Promise<Answer> => {
    const credentials = await new SNSClient({ region }).config.credentials();
    const body = JSON.stringify(input);
    const target = `PinpointSMSVoiceV2.${operation}`;
    const headers = sign({ host: url.host, type, target, body }, credentials, new Date());
    const answer = await fetch(url, { method: 'POST', headers, body });
    const reply: unknown = await answer.json();
    if (!answer.ok) {
      const name = fault.safeParse(reply).data?.__type.split('#').at(-1) ?? String(answer.status);
      throw Object.assign(new ServiceFault(`${operation} was refused`), { name });
    }
    return schema.parse(reply);
  };
};

export type TextSender = { name: string; isRegistered: boolean; maySnsUseIt: boolean };

/** The names that texts to a country may come from, and whether SNS, by which Cognito sends codes, may use each. */
export const listTextSenders = async (region: string, country: string): Promise<TextSender[]> => {
  const request = createRequest(region);
  const { SenderIds: found } = await request('DescribeSenderIds', {}, senderList);
  return await Promise.all(
    found
      .filter(({ IsoCountryCode }) => IsoCountryCode === country)
      .map(async ({ SenderIdArn: ResourceArn, SenderId: name, Registered: isRegistered }) => {
        const { Policy = '' } = await request('GetResourcePolicy', { ResourceArn }, resourcePolicy).catch(
          (error: unknown) => {
            if (error instanceof ServiceFault && error.name === 'ResourceNotFoundException') return { Policy: '' };
            throw error;
          },
        );
        return { name, isRegistered, maySnsUseIt: Policy.includes('sns.amazonaws.com') };
      }),
  );
};
