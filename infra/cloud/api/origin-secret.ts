import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { allow, allowKeyThrough } from '../allow.ts';

/** The secret that the site sends to the functions, so that they recognise requests that came through it. */
export type OriginSecrets = {
  current: ISecret;
  /** The earlier one, which some edge locations still send while a change spreads. */
  previous: ISecret | undefined;
};

const createSecret = (scope: Construct, encryptionKey: IKey, generation: number): Secret => {
  const secret = new Secret(scope, `OriginSecret${generation}`, {
    description: 'Shown by CloudFront to the API',
    encryptionKey,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  acknowledge(secret, 'noRotation');
  return secret;
};

/** The secret of this generation, and that of the one before; older ones are deleted. */
export const createOriginSecrets = (scope: Construct, encryptionKey: IKey, generation: number): OriginSecrets => ({
  current: createSecret(scope, encryptionKey, generation),
  previous: generation > 1 ? createSecret(scope, encryptionKey, generation - 1) : undefined,
});

/** The place where a function reads which secrets to accept. */
export const originSecretEnvironment = ({ current, previous }: OriginSecrets): Record<string, string> => ({
  ORIGIN_SECRET_ID: current.secretArn,
  ...(previous && { PREVIOUS_ORIGIN_SECRET_ID: previous.secretArn }),
});

/** Lets a function read these secrets, and no others under the key. */
export const grantOriginSecrets = (grantee: IRole, { current, previous }: OriginSecrets): void => {
  const resources = [current, ...(previous ? [previous] : [])].map(({ secretArn }) => secretArn);
  allow(grantee, ['secretsmanager:GetSecretValue'], resources);
  if (current.encryptionKey) allowKeyThrough('secretsmanager', grantee, current.encryptionKey, ['Decrypt']);
};
