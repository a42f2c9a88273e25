import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { readConfiguration } from './cloud/configuration.ts';
import { addProduct } from './cloud/product.ts';
import { deployment } from './deployment.ts';

addProduct(new App(), {
  configuration: readConfiguration(deployment),
  siteDirectory: join(import.meta.dirname, '../web/dist'),
});
