import { Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

/** What the site shows the functions, so that they know who comes through it. */
export type OriginSecrets = {
  current: ISecret;
  /** The one before it, which parts of the site still show while a change of it spreads. */
  previous: ISecret | undefined;
};

const createSecret = (scope: Construct, encryptionKey: IKey, generation: number): Secret => {
  const secret = new Secret(scope, `OriginSecret${generation}`, {
    description: 'Shown by CloudFront to the API',
    encryptionKey,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  acknowledge(secret, 'noRotation', 'unrotated');
  return secret;
};

/** The secret of this generation, and that of the last; the one before that goes. */
export const createOriginSecrets = (scope: Construct, encryptionKey: IKey, generation: number): OriginSecrets => ({
  current: createSecret(scope, encryptionKey, generation),
  previous: generation > 1 ? createSecret(scope, encryptionKey, generation - 1) : undefined,
});

/** Where a function finds what to accept. */
export const originSecretEnvironment = ({ current, previous }: OriginSecrets): Record<string, string> => ({
  ORIGIN_SECRET_ID: current.secretArn,
  ...(previous && { PREVIOUS_ORIGIN_SECRET_ID: previous.secretArn }),
});

/** Lets a function read the secrets, and nothing else that is kept under the key. */
export const grantOriginSecrets = (grantee: IRole, { current, previous }: OriginSecrets): void => {
  const { region } = Stack.of(current);
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [current, ...(previous ? [previous] : [])].map(({ secretArn }) => secretArn),
    }),
  );
  if (!current.encryptionKey) return;
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt'],
      resources: [current.encryptionKey.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `secretsmanager.${region}.amazonaws.com` } },
    }),
  );
};
