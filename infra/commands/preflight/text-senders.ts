import {
  GetResourcePolicyCommand,
  PinpointSMSVoiceV2Client,
  paginateDescribeSenderIds,
  ResourceNotFoundException,
  type SenderIdInformation,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';

export type TextSender = { name: string; isRegistered: boolean; maySnsUseIt: boolean };

const readPolicy = async (client: PinpointSMSVoiceV2Client, ResourceArn: string | undefined): Promise<string> => {
  try {
    const { Policy = '' } = await client.send(new GetResourcePolicyCommand({ ResourceArn }));
    return Policy;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return '';
    throw error;
  }
};

/** The names that texts to a country may come from, and whether SNS, by which Cognito sends codes, may use each. */
export const listTextSenders = async (region: string, country: string): Promise<TextSender[]> => {
  const client = new PinpointSMSVoiceV2Client({ region });
  const found: SenderIdInformation[] = [];
  for await (const { SenderIds = [] } of paginateDescribeSenderIds({ client }, {})) found.push(...SenderIds);
  return await Promise.all(
    found
      .filter(({ IsoCountryCode }) => IsoCountryCode === country)
      .map(async ({ SenderIdArn, SenderId: name = '', Registered: isRegistered = false }) => ({
        name,
        isRegistered,
        maySnsUseIt: (await readPolicy(client, SenderIdArn)).includes('sns.amazonaws.com'),
      })),
  );
};
