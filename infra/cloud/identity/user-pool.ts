import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { leftGroup, staffRoles } from '../../../shared/kernel/roles.ts';
import { firstFacts } from '../../../shared/organisation/organisation.ts';
import { acknowledge } from '../acknowledgements.ts';
import type { Configuration } from '../configuration.ts';
import { messagesOf, senderOf } from './messages.ts';

/**
 * Lets the user pool send texts. The policy is inside the role, so that it is there when Cognito tests the role while
 * creating the pool; the role is kept as long as the pool.
 */
const createSmsRole = (scope: Construct) => {
  const externalId = `${Stack.of(scope).stackName}-texts`;
  const role = new Role(scope, 'SmsRole', {
    assumedBy: new ServicePrincipal('cognito-idp.amazonaws.com', {
      conditions: { StringEquals: { 'sts:ExternalId': externalId, 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
    inlinePolicies: {
      texts: new PolicyDocument({
        statements: [new PolicyStatement({ actions: ['sns:Publish'], resources: ['*'] })],
      }),
    },
  });
  role.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  acknowledge(role, 'texts', 'ownPolicy');
  return { role, externalId };
};

const requireCode = { eventAction: 'MFA_IF_CONFIGURED', notify: false };

/**
 * Cognito's reaction to a risky sign-in or a stolen password. Without it Cognito blocks sign-ins of every risk and
 * tells nobody: a new telephone or a GP surgery's network would lock a counsellor out.
 *
 * A risky sign-in is asked for the second factor, as staff always are; at high risk an account without one is refused.
 * A breached password is refused where it is chosen; an account that has one already can still sign in.
 */
const attachRiskConfiguration = (userPool: UserPool): void => {
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

const sendFrom = (emailDomain: string, sesRegion: string) =>
  UserPoolEmail.withSES({
    fromEmail: senderOf(emailDomain),
    fromName: firstFacts.longName,
    replyTo: firstFacts.email,
    sesRegion,
    sesVerifiedDomain: emailDomain,
  });

export type PoolChoices = Pick<Configuration, 'emailDomain' | 'threatProtection' | 'isProtected'>;

const threatProtectionModes = {
  audit: StandardThreatProtectionMode.AUDIT_ONLY,
  enforced: StandardThreatProtectionMode.FULL_FUNCTION,
};

/** The organisation's accounts: the email address is the name, and a texted code the second factor. */
export const createUserPool = (
  scope: Construct,
  { emailDomain, threatProtection, isProtected }: PoolChoices,
): UserPool => {
  const { role, externalId } = createSmsRole(scope);
  const messages = messagesOf(firstFacts);
  const userPool = new UserPool(scope, 'UserPool', {
    // For our API alone: the pre-sign-up trigger refuses sign-ups without a permit, and our API gives one while sign-up is open.
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    // Optional, since an account without a role has no mobile number. Staff have one, or the trigger gives them no
    // role.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { sms: true, otp: true },
    // A browser is remembered on its owner's request, and then answers for the code. Our own gate limits for how long.
    deviceTracking: { challengeRequiredOnNewDevice: true, deviceOnlyRememberedOnUserPrompt: true },
    mfaMessage: messages.signInText,
    userVerification: {
      emailStyle: VerificationEmailStyle.CODE,
      emailSubject: messages.emailSubject,
      emailBody: messages.emailBody,
      smsMessage: messages.codeText,
    },
    ...(emailDomain && { email: sendFrom(emailDomain, Stack.of(scope).region) }),
    smsRole: role,
    smsRoleExternalId: externalId,
    // Without it this may be another region, whose sandbox, limit and spending nobody looks at.
    snsRegion: Stack.of(scope).region,
    passwordPolicy: {
      minLength: 12,
      requireLowercase: false,
      requireUppercase: false,
      requireDigits: false,
      requireSymbols: false,
      tempPasswordValidity: Duration.days(1),
    },
    featurePlan: FeaturePlan.PLUS,
    standardThreatProtectionMode: threatProtectionModes[threatProtection],
    deletionProtection: isProtected,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  attachRiskConfiguration(userPool);
  userPool.node.addDependency(role);
  acknowledge(userPool, 'longPasswords', 'staffMfa');
  staffRoles.forEach((groupName, precedence) => {
    userPool.addGroup(groupName, { groupName, precedence });
  });
  userPool.addGroup(leftGroup, { groupName: leftGroup, precedence: staffRoles.length });
  return userPool;
};
