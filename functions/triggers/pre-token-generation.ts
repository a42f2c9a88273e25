import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { staffRoles } from '../../shared/domain/roles.ts';

const cognito = new CognitoIdentityProviderClient({});

/**
 * Gives a token the staff groups of its user, and a scope of the same name for each, which the gateway asks for. A user
 * without the texted code as second factor gets neither, whatever groups they are in: a staff token that was not
 * proved by a code cannot be made.
 *
 * Nobody gets the scope that lets a token change its own account: with it a password alone could switch the second
 * factor on and then refresh into the groups.
 */
export const handler = async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
  const { UserMFASettingList: factors = [] } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: event.userPoolId, Username: event.userName }),
  );
  const groups = event.request.groupConfiguration.groupsToOverride ?? [];
  const granted = factors.includes('SMS_MFA') ? staffRoles.filter((role) => groups.includes(role)) : [];
  event.response = {
    claimsAndScopeOverrideDetails: {
      groupOverrideDetails: { groupsToOverride: [...granted] },
      accessTokenGeneration: { scopesToAdd: [...granted], scopesToSuppress: ['aws.cognito.signin.user.admin'] },
    },
  };
  return event;
};
