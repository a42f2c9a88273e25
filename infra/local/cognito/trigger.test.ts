import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { disabled, email, readClaims, server, setup, UserPoolId } from './testing.ts';

type Event = PreTokenGenerationV2TriggerEvent;
type Details = Event['response']['claimsAndScopeOverrideDetails'];

const setupTrigger = async (respond: (event: Event) => Promise<Details | null> | Details | null) => {
  const events: Event[] = [];
  const world = await setup({
    preTokenGeneration: async (event) => {
      events.push(structuredClone(event));
      const claimsAndScopeOverrideDetails = await respond(event);
      return { ...event, response: { claimsAndScopeOverrideDetails } } as Event;
    },
  });
  const sub = await world.makeStaff();
  return { ...world, sub, events };
};

test('the trigger gets the event that Cognito sends, at sign-in and at refresh', async () => {
  const { signIn, refresh, events, sub } = await setupTrigger(() => null);
  const tokens = await signIn();
  await refresh(tokens.RefreshToken);
  const event = {
    version: '2',
    triggerSource: 'TokenGeneration_Authentication',
    region: 'eu-west-2',
    userPoolId: UserPoolId,
    userName: sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: server },
    request: {
      userAttributes: {
        sub,
        'cognito:user_status': 'CONFIRMED',
        email,
        email_verified: 'true',
        phone_number: '+447700900123',
        phone_number_verified: 'false',
        given_name: 'Asha',
      },
      groupConfiguration: { groupsToOverride: ['ROLE_STAFF'], iamRolesToOverride: [], preferredRole: null },
      scopes: ['aws.cognito.signin.user.admin'],
    },
    response: { claimsAndScopeOverrideDetails: null },
  };
  expect(events).toEqual([event, { ...event, triggerSource: 'TokenGeneration_RefreshTokens' }]);
  expect(readClaims(tokens.AccessToken)['cognito:groups']).toEqual(['ROLE_STAFF']);
});

test('groups withheld by the trigger are in neither token, at sign-in and at refresh', async () => {
  const { signIn, refresh } = await setupTrigger(() => ({ groupOverrideDetails: { groupsToOverride: [] } }));
  const tokens = await signIn();
  const renewed = await refresh(tokens.RefreshToken);
  for (const token of [tokens.AccessToken, tokens.IdToken, renewed?.AccessToken, renewed?.IdToken]) {
    expect(readClaims(token)).not.toHaveProperty('cognito:groups');
    expect(readClaims(token)).toHaveProperty('sub');
  }
});

test('claims and scopes are added and suppressed, but never those that say who it is', async () => {
  const forged = {
    sub: 'x',
    iss: 'x',
    exp: '9999999999',
    token_use: 'x',
    'cognito:groups': 'ROLE_ADMIN',
    username: 'x',
  };
  const { signIn, getUser, sub } = await setupTrigger(() => ({
    accessTokenGeneration: {
      claimsToAddOrOverride: { tenant: 'bca', ...forged },
      claimsToSuppress: ['iss', 'exp'],
      scopesToAdd: ['api/read'],
      scopesToSuppress: ['aws.cognito.signin.user.admin'],
    },
    idTokenGeneration: { claimsToAddOrOverride: { given_name: 'A.', ...forged }, claimsToSuppress: ['phone_number'] },
  }));
  const { AccessToken, IdToken } = await signIn();
  const iss = `https://cognito-idp.eu-west-2.amazonaws.com/${UserPoolId}`;
  const unchanged = { sub, iss, 'cognito:groups': ['ROLE_STAFF'], exp: expect.any(Number) };
  expect(readClaims(AccessToken)).toMatchObject({
    ...unchanged,
    tenant: 'bca',
    scope: 'api/read',
    token_use: 'access',
    username: sub,
  });
  expect(readClaims(IdToken)).toMatchObject({ ...unchanged, given_name: 'A.', token_use: 'id' });
  expect(readClaims(IdToken)).not.toHaveProperty('phone_number');
  await expect(getUser(AccessToken)).rejects.toMatchObject({ message: 'Access Token does not have required scopes' });
});

test('the trigger may ask the pool itself: staff without SMS MFA get no group', async () => {
  let endpoint = '';
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const world = await setupTrigger(async ({ userName, request }) => {
    const admin = new CognitoIdentityProviderClient({ endpoint, region: 'eu-west-2', credentials });
    const user = await admin.send(new AdminGetUserCommand({ UserPoolId, Username: userName }));
    const groups = user.UserMFASettingList?.includes('SMS_MFA') ? request.groupConfiguration.groupsToOverride : [];
    return { groupOverrideDetails: { groupsToOverride: groups } };
  });
  endpoint = world.pool.endpoint;
  const tokens = await world.signIn();
  expect(readClaims(tokens.AccessToken)['cognito:groups']).toEqual(['ROLE_STAFF']);
  const SMSMfaSettings = { Enabled: false, PreferredMfa: false };
  await world.send(new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: email, SMSMfaSettings }));
  const renewed = await world.refresh(tokens.RefreshToken);
  expect(readClaims(renewed?.AccessToken)).not.toHaveProperty('cognito:groups');
});

test('a role removed is missing from the next refresh', async () => {
  const { signIn, refresh, send } = await setupTrigger(() => null);
  const { RefreshToken } = await signIn();
  await send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username: email, GroupName: 'ROLE_STAFF' }));
  expect(readClaims((await refresh(RefreshToken))?.AccessToken)).not.toHaveProperty('cognito:groups');
});

test('no token when the trigger fails, and none for a user disabled or signed out while it runs', async () => {
  let during = async () => {};
  const world = await setupTrigger(async () => {
    await during();
    return null;
  });
  const { signIn, refresh, send } = world;
  const { RefreshToken } = await signIn();
  during = async () => {
    throw new Error('no answer');
  };
  const failure = { name: 'UserLambdaValidationException', message: 'PreTokenGeneration failed with error no answer.' };
  await expect(signIn()).rejects.toMatchObject(failure);
  await expect(refresh(RefreshToken)).rejects.toMatchObject(failure);
  during = async () => void (await send(new RevokeTokenCommand({ ClientId: server, Token: RefreshToken })));
  await expect(refresh(RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
  during = async () => void (await send(new AdminDisableUserCommand({ UserPoolId, Username: email })));
  await expect(signIn()).rejects.toMatchObject(disabled);
});
