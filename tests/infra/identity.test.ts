import { describe, expect, it } from 'vitest';
import { leftGroup, staffRoles } from '../../shared/kernel/roles.ts';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { readGrants } from './policies.ts';
import { find, findOne, retained, synthesise } from './synthesise.ts';

const { data } = synthesise();
const userPool = findOne<Record<string, unknown>>(data, 'AWS::Cognito::UserPool');
const smsRole = findOne<Record<string, unknown>>(data, 'AWS::IAM::Role', 'IdentitySmsRole');
const trigger = findOne<{ Role: { 'Fn::GetAtt': [string, string] } }>(
  data,
  'AWS::Lambda::Function',
  'IdentityPreTokenGeneration',
);

describe('the user pool', () => {
  it('cannot be deleted and outlives the stack', () => {
    expect(userPool).toMatchObject({ ...retained, Properties: { DeletionProtection: 'ACTIVE' } });
  });

  it('is closed to whoever would sign themselves up past our API: it asks the trigger that knows who came through', () => {
    expect(userPool.Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      LambdaConfig: { PreSignUp: { 'Fn::GetAtt': [expect.stringMatching(/^IdentityPreSignUpFunction/), 'Arn'] } },
    });
  });

  it('asks the trigger that counts the texts before it sends one', () => {
    expect(userPool.Properties.LambdaConfig).toMatchObject({
      CustomMessage: { 'Fn::GetAtt': [expect.stringMatching(/^IdentityCustomMessageFunction/), 'Arn'] },
    });
  });

  it('mails codes, not links', () => {
    expect(userPool.Properties.VerificationMessageTemplate).toMatchObject({
      DefaultEmailOption: 'CONFIRM_WITH_CODE',
      EmailMessage: expect.stringContaining('{####}'),
    });
  });

  it('identifies people by their email address, however they write it, and changes it after it is proved', () => {
    expect(userPool.Properties).toMatchObject({
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('has the texted code and an authenticator app as second factors, and no mail', () => {
    const factors = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'];
    expect(userPool.Properties).toMatchObject({ MfaConfiguration: 'OPTIONAL', EnabledMfas: factors });
    expect(userPool.Properties.SmsAuthenticationMessage).toContain('{####}');
    expect(String(userPool.Properties.SmsAuthenticationMessage).length).toBeLessThanOrEqual(140);
  });

  it('asks for long passwords and not for odd ones', () => {
    expect(userPool.Properties).toMatchObject({
      Policies: {
        PasswordPolicy: {
          MinimumLength: 12,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
      UserPoolTier: 'PLUS',
    });
  });

  it('lets a browser answer for the code where its owner asked for that, and nowhere else', () => {
    expect(userPool.Properties.DeviceConfiguration).toEqual({
      ChallengeRequiredOnNewDevice: true,
      DeviceOnlyRememberedOnUserPrompt: true,
    });
  });

  it('declares what is done about a risky sign-in, which is never to block staff who have a second factor', () => {
    expect(userPool.Properties).toMatchObject({ UserPoolAddOns: { AdvancedSecurityMode: 'AUDIT' } });
    const enforced = synthesise({ threatProtection: 'enforced' }).data;
    expect(findOne(enforced, 'AWS::Cognito::UserPool').Properties).toMatchObject({
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    });
    for (const template of [data, enforced]) {
      expect(findOne(template, 'AWS::Cognito::UserPoolRiskConfigurationAttachment').Properties).toEqual({
        UserPoolId: { Ref: userPool.id },
        ClientId: 'ALL',
        AccountTakeoverRiskConfiguration: {
          Actions: {
            LowAction: { EventAction: 'MFA_IF_CONFIGURED', Notify: false },
            MediumAction: { EventAction: 'MFA_IF_CONFIGURED', Notify: false },
            HighAction: { EventAction: 'MFA_REQUIRED', Notify: false },
          },
        },
        CompromisedCredentialsRiskConfiguration: {
          EventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
          Actions: { EventAction: 'BLOCK' },
        },
      });
    }
  });

  it('writes in the name of the organisation, from its own domain where there is one', () => {
    expect(userPool.Properties).toMatchObject({
      EmailVerificationSubject: expect.stringContaining(firstFacts.name),
      EmailVerificationMessage: expect.stringMatching(`{####}.*${firstFacts.longName}`),
      SmsAuthenticationMessage: expect.stringContaining(firstFacts.name),
    });
    const named = synthesise({ emailDomain: 'example.org' }).data;
    expect(findOne(named, 'AWS::Cognito::UserPool').Properties).toMatchObject({
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: `${firstFacts.longName} <no-reply@example.org>`,
        SourceArn: { 'Fn::Join': ['', expect.arrayContaining([expect.stringMatching(/identity\/example.org$/)])] },
      },
    });
  });

  it('texts and mails no more than Cognito and one text take, in letters that every telephone knows', () => {
    const template = userPool.Properties.VerificationMessageTemplate as Record<string, string>;
    const texts = [userPool.Properties.SmsAuthenticationMessage, userPool.Properties.SmsVerificationMessage];
    for (const text of [...texts, template.SmsMessage]) {
      // A code is as long as its placeholder.
      expect(String(text).replace('{####}', '123456')).toMatch(/^[A-Za-z0-9 .,:;'!?()&+-]{1,140}$/);
    }
    expect(template.EmailSubject).toMatch(/^.{1,140}$/);
    expect(template.EmailMessage).toMatch(/^.{6,20000}$/);
  });

  it('has a group for each staff role, the widest first, and one for those who have left', () => {
    const groups = find<{ GroupName: string; Precedence: number }>(data, 'AWS::Cognito::UserPoolGroup');
    expect(groups.map(({ Properties: { GroupName, Precedence } }) => [GroupName, Precedence])).toEqual(
      [...staffRoles, leftGroup].map((name, precedence) => [name, precedence]),
    );
  });
});

describe('the role that sends texts', () => {
  it('is there, with its permission in it, before the pool, and as long as the pool', () => {
    expect(userPool.DependsOn).toContain(smsRole.id);
    expect(smsRole).toMatchObject(retained);
    expect(smsRole.Properties).toMatchObject({
      Policies: [{ PolicyDocument: { Statement: [{ Action: 'sns:Publish', Effect: 'Allow' }] } }],
    });
  });

  it('sends from the region whose sandbox, limit and spending the pre-flight and the alarm look at', () => {
    expect(userPool.Properties.SmsConfiguration).toMatchObject({ SnsRegion: 'eu-west-2' });
  });

  it('is taken by Cognito in our own account and under the agreed name only', () => {
    const { ExternalId, SnsCallerArn } = userPool.Properties.SmsConfiguration as Record<string, unknown>;
    expect(SnsCallerArn).toEqual({ 'Fn::GetAtt': [smsRole.id, 'Arn'] });
    expect(smsRole.Properties.AssumeRolePolicyDocument).toMatchObject({
      Statement: [
        {
          Principal: { Service: 'cognito-idp.amazonaws.com' },
          Condition: { StringEquals: { 'sts:ExternalId': ExternalId, 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        },
      ],
    });
  });
});

describe('the trigger that decides which roles a token speaks for', () => {
  it('shapes access tokens too', () => {
    expect(userPool.Properties.LambdaConfig).toMatchObject({
      PreTokenGenerationConfig: { LambdaArn: { 'Fn::GetAtt': [trigger.id, 'Arn'] }, LambdaVersion: 'V2_0' },
    });
  });

  it('may look a user and their browsers up and forget those, ask the table about them, and write its log and traces', () => {
    const grants = readGrants(data).get(trigger.Properties.Role['Fn::GetAtt'][0]) ?? [];
    const actions = new Set(grants.map(({ action }) => action).filter((action) => !action.startsWith('kms:')));
    expect([...actions].toSorted()).toEqual([
      'cognito-idp:AdminForgetDevice',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminListDevices',
      'dynamodb:DeleteItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    expect(grants.find(({ action }) => action.startsWith('cognito'))?.resource).toContain(`"${userPool.id}"`);
  });

  it('is invoked by this pool only, which waits for no more than five seconds', () => {
    const permissions = find(data, 'AWS::Lambda::Permission').filter(({ id }) => !id.startsWith('NightlyRule'));
    expect(permissions).toHaveLength(3);
    for (const { Properties } of permissions) {
      expect(Properties).toMatchObject({
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [userPool.id, 'Arn'] },
      });
    }
    expect(trigger.Properties).toMatchObject({ Timeout: 5 });
  });
});

const minutes = { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' };

describe.each([
  { client: 'BrowserClient', flow: 'ALLOW_USER_SRP_AUTH' },
  { client: 'ServerClient', flow: 'ALLOW_ADMIN_USER_PASSWORD_AUTH' },
])('the $client', ({ client, flow }) => {
  const { Properties } = findOne<Record<string, unknown>>(
    data,
    'AWS::Cognito::UserPoolClient',
    `IdentityUserPool${client}`,
  );

  it('signs people in in one way, without a secret', () => {
    expect(Properties).toMatchObject({
      ExplicitAuthFlows: [flow, 'ALLOW_REFRESH_TOKEN_AUTH'],
      GenerateSecret: false,
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ['COGNITO'],
    });
  });

  it('lets nobody write their role, mobile number or address', () => {
    expect(Properties.WriteAttributes).toEqual(['family_name', 'given_name']);
    expect(Properties.ReadAttributes).toEqual(['email', 'email_verified', 'family_name', 'given_name']);
  });

  it('does not reveal who has an account', () => {
    expect(Properties.PreventUserExistenceErrors).toBe('ENABLED');
  });

  it('gives 10 minutes for a code, 20 to a token and 8 hours to a session, which can be ended', () => {
    expect(Properties).toMatchObject({
      AuthSessionValidity: 10,
      AccessTokenValidity: 20,
      IdTokenValidity: 20,
      RefreshTokenValidity: 480,
      TokenValidityUnits: minutes,
      EnableTokenRevocation: true,
    });
  });
});

it('the user pool has no other client', () => {
  expect(find(data, 'AWS::Cognito::UserPoolClient')).toHaveLength(2);
});
