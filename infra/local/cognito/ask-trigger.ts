import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { Fault } from './fault.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

export type Asking = { user: User; clientId: string; clientMetadata?: Record<string, string> | undefined };

const describe = (pool: Pool, { user, clientId, clientMetadata }: Asking) => ({
  version: '1',
  region: pool.region,
  userPoolId: pool.config.poolId,
  userName: user.sub,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  request: {
    userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
    clientMetadata,
  },
});

const ask = async <Event>(name: string, trigger: ((event: Event) => Promise<unknown>) | undefined, event: object) => {
  // Through JSON, as between Cognito and a function, so that the two share nothing.
  await trigger?.(JSON.parse(JSON.stringify(event)) as Event).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault('UserLambdaValidationException', `${name} failed with error ${reason}.`);
  });
};

/** Whether an account may be made; a trigger that refuses throws. */
export const askBeforeSignUp = (pool: Pool, asking: Asking) => {
  const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const event = { ...describe(pool, asking), triggerSource: 'PreSignUp_SignUp', response };
  return ask<PreSignUpTriggerEvent>('PreSignUp', pool.triggers.preSignUp, event);
};

export type MessageSource = Extract<
  CustomMessageTriggerEvent['triggerSource'],
  `CustomMessage_${'Authentication' | 'SignUp' | 'ResendCode' | 'ForgotPassword'}`
>;

/** Whether a code may be texted or mailed. The wording that a trigger may answer is not used here. */
export const askBeforeMessage = (pool: Pool, triggerSource: MessageSource, asking: Asking) => {
  const { request, ...rest } = describe(pool, asking);
  const response = { smsMessage: null, emailMessage: null, emailSubject: null };
  const codes = { codeParameter: '{####}', linkParameter: '{##Click Here##}', usernameParameter: null };
  const event = { ...rest, triggerSource, request: { ...request, ...codes }, response };
  return ask<CustomMessageTriggerEvent>('CustomMessage', pool.triggers.customMessage, event);
};
