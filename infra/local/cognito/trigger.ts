import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import { Fault } from './fault.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

const names = z.array(z.string()).nullish();
const generation = z
  .object({
    claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
    claimsToSuppress: names,
    scopesToAdd: names,
    scopesToSuppress: names,
  })
  .nullish();
const reply = z.object({
  response: z.object({
    claimsAndScopeOverrideDetails: z
      .object({
        idTokenGeneration: generation,
        accessTokenGeneration: generation,
        groupOverrideDetails: z.object({ groupsToOverride: names }).nullish(),
      })
      .nullish(),
  }),
});

export type Generation = z.infer<typeof generation>;
export type TokenRequest = {
  user: User;
  clientId: string;
  source: 'TokenGeneration_Authentication' | 'TokenGeneration_RefreshTokens';
  clientMetadata?: Record<string, string> | undefined;
};
export const defaultScope = 'aws.cognito.signin.user.admin';

const makeEvent = (pool: Pool, { user, clientId, source, clientMetadata }: TokenRequest) => ({
  version: '2',
  triggerSource: source,
  region: pool.region,
  userPoolId: pool.config.poolId,
  userName: user.sub,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  request: {
    userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
    groupConfiguration: { groupsToOverride: user.groups, iamRolesToOverride: [], preferredRole: null },
    scopes: [defaultScope],
    clientMetadata,
  },
  response: { claimsAndScopeOverrideDetails: null },
});

/** The groups and claims of the tokens about to be signed, after the pre-token-generation trigger. */
export const runTrigger = async (pool: Pool, request: TokenRequest) => {
  if (!pool.preTokenGeneration) return { groups: request.user.groups, access: undefined, id: undefined };
  // Through JSON both ways, as between Cognito and a function, so that the two share nothing.
  const event = JSON.parse(JSON.stringify(makeEvent(pool, request))) as PreTokenGenerationV2TriggerEvent;
  const result = await pool.preTokenGeneration(event).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault('UserLambdaValidationException', `PreTokenGeneration failed with error ${reason}.`);
  });
  const parsed = reply.safeParse(JSON.parse(JSON.stringify(result ?? null)));
  if (!parsed.success) throw new Fault('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  const details = parsed.data.response.claimsAndScopeOverrideDetails;
  const override = details?.groupOverrideDetails;
  // Without an override the groups stay; an override without groups withholds them.
  const groups = override === undefined ? request.user.groups : (override?.groupsToOverride ?? []);
  return { groups, access: details?.accessTokenGeneration, id: details?.idTokenGeneration };
};
