import { CfnUserPoolRiskConfigurationAttachment, type UserPool } from 'aws-cdk-lib/aws-cognito';

const requireCode = { eventAction: 'MFA_IF_CONFIGURED', notify: false };

/**
 * Cognito's reaction to a risky sign-in or a stolen password. Without it Cognito blocks sign-ins of every risk and
 * tells nobody: a new telephone or a GP surgery's network would lock a counsellor out.
 *
 * A risky sign-in is asked for the second factor, as staff always are; at high risk an account without one is refused.
 * A breached password is refused where it is chosen; an account that has one already can still sign in.
 */
export const attachRiskConfiguration = (userPool: UserPool): void => {
  new CfnUserPoolRiskConfigurationAttachment(userPool, 'RiskConfiguration', {
    userPoolId: userPool.userPoolId,
    clientId: 'ALL',
    accountTakeoverRiskConfiguration: {
      actions: {
        lowAction: requireCode,
        mediumAction: requireCode,
        highAction: { eventAction: 'MFA_REQUIRED', notify: false },
      },
    },
    compromisedCredentialsRiskConfiguration: {
      eventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
      actions: { eventAction: 'BLOCK' },
    },
  });
};
