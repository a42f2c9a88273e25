import type { Operation } from './operation.ts';
import * as accounts from './operations/accounts.ts';
import * as admin from './operations/admin-users.ts';
import * as devices from './operations/devices.ts';
import * as groups from './operations/groups.ts';
import { listUsers } from './operations/list-users.ts';
import * as sessions from './operations/sessions.ts';
import * as signIn from './operations/sign-in.ts';
import * as softwareTokens from './operations/software-tokens.ts';

export const operations: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', accounts.signUp],
  ['ConfirmSignUp', accounts.confirmSignUp],
  ['ResendConfirmationCode', accounts.resendConfirmationCode],
  ['ForgotPassword', accounts.forgotPassword],
  ['ConfirmForgotPassword', accounts.confirmForgotPassword],
  ['InitiateAuth', signIn.initiateAuth],
  ['RespondToAuthChallenge', signIn.respondToAuthChallenge],
  ['GetTokensFromRefreshToken', sessions.getTokensFromRefreshToken],
  ['RevokeToken', sessions.revokeToken],
  ['GlobalSignOut', sessions.globalSignOut],
  ['GetUser', sessions.getUser],
  ['ConfirmDevice', devices.confirmDevice],
  ['UpdateDeviceStatus', devices.updateDeviceStatus],
  ['ListDevices', devices.listDevices],
  ['ForgetDevice', devices.forgetDevice],
  ['AssociateSoftwareToken', softwareTokens.associateSoftwareToken],
  ['VerifySoftwareToken', softwareTokens.verifySoftwareToken],
  ['AdminListDevices', devices.adminListDevices],
  ['AdminUpdateDeviceStatus', devices.adminUpdateDeviceStatus],
  ['AdminForgetDevice', devices.adminForgetDevice],
  ['AdminInitiateAuth', signIn.adminInitiateAuth],
  ['AdminRespondToAuthChallenge', signIn.adminRespondToAuthChallenge],
  ['AdminCreateUser', admin.adminCreateUser],
  ['AdminSetUserPassword', admin.adminSetUserPassword],
  ['AdminGetUser', admin.adminGetUser],
  ['AdminUpdateUserAttributes', admin.adminUpdateUserAttributes],
  ['AdminConfirmSignUp', admin.adminConfirmSignUp],
  ['AdminSetUserMFAPreference', admin.adminSetUserMfaPreference],
  ['AdminAddUserToGroup', groups.adminAddUserToGroup],
  ['AdminRemoveUserFromGroup', groups.adminRemoveUserFromGroup],
  ['AdminListGroupsForUser', groups.adminListGroupsForUser],
  ['AdminDisableUser', admin.adminDisableUser],
  ['AdminEnableUser', admin.adminEnableUser],
  ['AdminUserGlobalSignOut', admin.adminUserGlobalSignOut],
  ['AdminDeleteUser', admin.adminDeleteUser],
  ['ListUsers', listUsers],
  ['ListUsersInGroup', groups.listUsersInGroup],
]);

/** These act for anybody, so the caller must prove to be the server. */
export const needsSignature = (name: string) => /^(Admin|ListUsers)/.test(name);
