import { Stack } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';

/** One statement more in the role's own policy. */
export const allow = (
  { grantPrincipal }: IGrantable,
  actions: string[],
  resources: string[],
  conditions: Record<string, object> = {},
): void => {
  grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources, conditions }));
};

/** Lets services of AWS use a resource, in the resource's own policy. */
export const allowServices = (
  resource: { addToResourcePolicy(statement: PolicyStatement): unknown },
  services: string[],
  actions: string[],
  resources: string[],
  conditions: Record<string, object>,
): void => {
  const principals = services.map((service) => new ServicePrincipal(`${service}.amazonaws.com`));
  resource.addToResourcePolicy(new PolicyStatement({ actions, principals, resources, conditions }));
};

/** Lets a service use a key on behalf of the role, and not the role itself. */
export const allowKeyThrough = (
  service: string,
  grantee: IGrantable,
  key: IKey,
  uses: string[] = ['Decrypt', 'GenerateDataKey'],
): void =>
  allow(
    grantee,
    uses.map((use) => `kms:${use}`),
    [key.keyArn],
    { StringEquals: { 'kms:ViaService': `${service}.${Stack.of(key).region}.amazonaws.com` } },
  );
