import { CfnUserPoolRiskConfigurationAttachment, type UserPool } from 'aws-cdk-lib/aws-cognito';

const askForCode = { eventAction: 'MFA_IF_CONFIGURED', notify: false };

/**
 * What Cognito does about a risky sign-in or a password that is known to thieves. Without it Cognito blocks sign-ins of
 * every risk and tells nobody: a new telephone or a GP surgery's network would lock a counsellor out.
 *
 * A risky sign-in is asked for the second factor, which staff are asked for anyway; at high risk an account without one
 * is refused. A breached password is refused where it is chosen, and still opens the account of whoever has it already.
 */
export const attachRiskConfiguration = (userPool: UserPool): void => {
  new CfnUserPoolRiskConfigurationAttachment(userPool, 'RiskConfiguration', {
    userPoolId: userPool.userPoolId,
    clientId: 'ALL',
    accountTakeoverRiskConfiguration: {
      actions: {
        lowAction: askForCode,
        mediumAction: askForCode,
        highAction: { eventAction: 'MFA_REQUIRED', notify: false },
      },
    },
    compromisedCredentialsRiskConfiguration: {
      eventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
      actions: { eventAction: 'BLOCK' },
    },
  });
};
