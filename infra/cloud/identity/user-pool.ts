import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { staffRoles } from '../../../shared/domain/roles.ts';
import { organisation } from '../../../shared/organisation.ts';
import { acknowledge } from '../acknowledgements.ts';
import type { Configuration } from '../configuration.ts';
import { messagesOf, senderOf } from './messages.ts';
import { attachRiskConfiguration } from './risk-configuration.ts';
import type { SmsRole } from './sms-role.ts';

const sendFrom = (emailDomain: string, sesRegion: string) =>
  UserPoolEmail.withSES({
    fromEmail: senderOf(emailDomain),
    fromName: organisation.longName,
    replyTo: organisation.email,
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
  { role, externalId }: SmsRole,
  { emailDomain, threatProtection, isProtected }: PoolChoices,
): UserPool => {
  const messages = messagesOf(organisation);
  const userPool = new UserPool(scope, 'UserPool', {
    // Open, if at all, for our API alone: the pre-sign-up trigger refuses sign-ups without a permit.
    selfSignUpEnabled: organisation.publicSignUp,
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
  return userPool;
};
