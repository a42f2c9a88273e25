import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { addProduct } from './cloud/product.ts';
import { Failure } from './failure.ts';
import { organisationOf } from './organisation/copy-checkout.ts';
import { organisationOfEnvironment, readDeployment } from './read-deployment.ts';

// Passed by `--context`, as `npm run deploy` does.
const context = z.object({
  environment: z.string().default('production'),
  isProtected: z.enum(['true', 'false']).default('true'),
  distributionArn: z.string().optional(),
  indexes: z
    .string()
    .transform((names) => names.split(','))
    .optional(),
});

const repository = join(import.meta.dirname, '..');
const app = new App();
const { environment, isProtected, distributionArn, indexes } = context.parse({
  environment: app.node.tryGetContext('environment'),
  isProtected: app.node.tryGetContext('isProtected'),
  distributionArn: app.node.tryGetContext('distributionArn'),
  indexes: app.node.tryGetContext('indexes'),
});
const owner = organisationOfEnvironment(environment);
if (owner !== organisationOf(repository)) {
  throw new Failure(
    `The environment ${environment} is another organisation's. Try: npm run organisation -- ${owner} synth`,
  );
}
addProduct(app, {
  configuration: { ...readDeployment(environment), isProtected: isProtected === 'true' },
  distributionArn,
  indexes,
  siteDirectory: join(repository, 'web/dist'),
});
