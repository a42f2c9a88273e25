import { Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

/** What the site shows the functions, so that they know who comes through it. */
export const createOriginSecret = (scope: Construct, encryptionKey: IKey): Secret => {
  const secret = new Secret(scope, 'OriginSecret', {
    description: 'Shown by CloudFront to the API',
    encryptionKey,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  acknowledge(secret, 'noRotation', 'unrotated');
  return secret;
};

/** Lets a function read the secret, and nothing else that is kept under the key. */
export const grantOriginSecret = (grantee: IRole, secret: ISecret): void => {
  const { region } = Stack.of(secret);
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] }),
  );
  if (!secret.encryptionKey) return;
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt'],
      resources: [secret.encryptionKey.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `secretsmanager.${region}.amazonaws.com` } },
    }),
  );
};
