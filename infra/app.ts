import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { readConfiguration } from './cloud/configuration.ts';
import { addProduct } from './cloud/product.ts';

const app = new App();

addProduct(app, {
  configuration: readConfiguration((name) => app.node.tryGetContext(name)),
  siteDirectory: join(import.meta.dirname, '../web/dist'),
});
