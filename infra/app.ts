import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { addProduct } from './cloud/product.ts';
import { readDeployment } from './read-deployment.ts';

// Said with `--context`, as `npm run deploy` does.
const context = z.object({
  environment: z.string().default('production'),
  isProtected: z.enum(['true', 'false']).default('true'),
});

const app = new App();
const { environment, isProtected } = context.parse({
  environment: app.node.tryGetContext('environment'),
  isProtected: app.node.tryGetContext('isProtected'),
});
addProduct(app, {
  configuration: { ...readDeployment(environment), isProtected: isProtected === 'true' },
  siteDirectory: join(import.meta.dirname, '../web/dist'),
});
