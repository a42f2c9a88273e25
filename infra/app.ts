import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { addProduct } from './cloud/product.ts';
import { Failure } from './failure.ts';
import { organisationOf } from './organisation/copy-checkout.ts';
import { organisationOfEnvironment, readDeployment, usualEnvironmentOf } from './read-deployment.ts';

const repository = join(import.meta.dirname, '..');
const owner = organisationOf(repository);

// Passed by `--context`, as `npm run deploy` does.
const context = z.object({
  environment: z.string().default(usualEnvironmentOf(owner)),
  isProtected: z.enum(['true', 'false']).default('true'),
  distributionArn: z.string().optional(),
  indexes: z
    .string()
    .transform((names) => names.split(','))
    .optional(),
});

const app = new App();
const { environment, isProtected, distributionArn, indexes } = context.parse({
  environment: app.node.tryGetContext('environment'),
  isProtected: app.node.tryGetContext('isProtected'),
  distributionArn: app.node.tryGetContext('distributionArn'),
  indexes: app.node.tryGetContext('indexes'),
});
const ownerOfEnvironment = organisationOfEnvironment(environment);
if (ownerOfEnvironment !== owner) {
  throw new Failure(
    ownerOfEnvironment === undefined
      ? `The environment ${environment} does not belong to ${owner}. Choose one that does: in infra/deployment.ts it has organisation: '${owner}'.`
      : `The environment ${environment} belongs to ${ownerOfEnvironment}. Try: npm run organisation -- ${ownerOfEnvironment} synth --context environment=${environment}`,
  );
}
addProduct(app, {
  configuration: { ...readDeployment(environment), isProtected: isProtected === 'true' },
  distributionArn,
  indexes,
  siteDirectory: join(repository, 'web/dist'),
});
