import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { addProduct } from './cloud/product.ts';
import { readDeployment } from './read-deployment.ts';

// Said with `--context`, as `npm run deploy` does.
const context = z.object({
  environment: z.string().default('production'),
  isProtected: z.enum(['true', 'false']).default('true'),
  distributionArn: z.string().optional(),
});

const app = new App();
const { environment, isProtected, distributionArn } = context.parse({
  environment: app.node.tryGetContext('environment'),
  isProtected: app.node.tryGetContext('isProtected'),
  distributionArn: app.node.tryGetContext('distributionArn'),
});
addProduct(app, {
  configuration: { ...readDeployment(environment), isProtected: isProtected === 'true' },
  distributionArn,
  siteDirectory: join(import.meta.dirname, '../web/dist'),
});
