import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { staffRoles } from '../../../shared/kernel/roles.ts';
import { createDevices } from '../../kernel/identity/devices.ts';
import { appFactor } from '../../kernel/identity/second-factor.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { createBrowserStore } from '../../session/store/browsers.ts';
import { createSignUpPermitStore } from '../store/sign-up-permits.ts';

const ownAccountScope = 'aws.cognito.signin.user.admin';

const cognito = new CognitoIdentityProviderClient({});
const table = connectTable();
const browsers = createBrowserStore(table);
const permits = createSignUpPermitStore(table);

/** An app counts if it was added through our API, which audits it; any other voids all second factors. */
const isProtected = (factors: readonly string[], appSince: number | undefined): boolean =>
  factors.includes(appFactor) ? appSince !== undefined : factors.includes('SMS_MFA');

/**
 * Makes Cognito forget each browser that it admits without a code and that no longer answers for one. A browser that
 * was never remembered through our API is recorded as expired, so that the gate refuses the sign-in that it has just
 * made.
 */
const forgetSpent = async (
  { userPoolId, userName }: PreTokenGenerationV2TriggerEvent,
  known: Awaited<ReturnType<typeof browsers.read>>,
): Promise<void> => {
  const devices = createDevices({ client: cognito, UserPoolId: userPoolId });
  const now = Date.now();
  const remembered = browsers.listRemembered(known, now);
  for (const { key, isRemembered } of await devices.list(userName)) {
    if (!isRemembered || remembered.has(key)) continue;
    if (!known.browsers.has(key)) await browsers.refuse(userName, key, now);
    await devices.forget(userName, key);
  }
};

/**
 * Gives a token the staff groups of its user, and a scope of the same name for each, which the gateway asks for. A
 * user without a second factor gets neither, whatever their groups: a staff token that was not proved by a code, or by
 * a browser that answers for one, cannot be made.
 *
 * The scope that lets a token change its own account goes to the first token of a sign-in so proved: Cognito needs it
 * to confirm the browser, without which nothing is refreshed. The browser exchanges that token at once. Any other
 * token has it for one step that our API gave a permit for. A password alone never gets it: it could switch the second
 * factor on and then refresh into the groups.
 */
export const handler = async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
  const { UserMFASettingList: factors = [] } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: event.userPoolId, Username: event.userName }),
  );
  const known = await browsers.read(event.userName);
  const groups = event.request.groupConfiguration.groupsToOverride ?? [];
  const granted = isProtected(factors, known.account.appSince)
    ? staffRoles.filter((role) => groups.includes(role))
    : [];
  const isFirst = event.triggerSource === 'TokenGeneration_Authentication';
  if (isFirst) await forgetSpent(event, known);
  const permit = event.request.clientMetadata?.permit;
  const mayChangeItself =
    granted.length > 0 && (isFirst || (permit !== undefined && (await permits.take(permit, Date.now()))));
  event.response = {
    claimsAndScopeOverrideDetails: {
      groupOverrideDetails: { groupsToOverride: [...granted] },
      accessTokenGeneration: {
        scopesToAdd: [...granted],
        scopesToSuppress: mayChangeItself ? [] : [ownAccountScope],
      },
    },
  };
  return event;
};
