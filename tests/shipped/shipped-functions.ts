import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { addTestProduct } from '../infra/synthesise.ts';

export type ShippedFunction = {
  /** As the permissions call it: an area, or a trigger. */
  name: string;
  /** Where the bundle begins that a deployment uploads. */
  bundle: string;
  /** All that is uploaded with it. */
  bytes: number;
  /** The names of what its template tells it. */
  environment: string[];
};

const sizeOf = (directory: string) =>
  readdirSync(directory).reduce((sum, file) => sum + statSync(join(directory, file)).size, 0);

const firstLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Synthesises the product with its bundles into a folder, and lists the functions of ours that are in it. */
export const listShippedFunctions = (directory: string): ShippedFunction[] => {
  const { app, data, service } = addTestProduct(
    {},
    {
      outdir: directory,
      builtinCloudFormationValidation: false,
      context: { 'aws:cdk:bundling-stacks': ['**'], 'aws:cdk:disable-asset-staging': false },
    },
  );
  const assembly = app.synth();
  return [data, service].flatMap((stack) => {
    const { template } = assembly.getStackByName(stack.stackName);
    return stack.node.findAll().flatMap((node) => {
      if (!(node instanceof CfnFunction)) return [];
      const { Code, Environment, Runtime } = template.Resources[stack.getLogicalId(node)].Properties;
      const directoryOfAsset = join(directory, `asset.${Code.S3Key.replace('.zip', '')}`);
      const name = firstLower(node.node.scope?.node.scope?.node.id ?? '');
      if (!Runtime.startsWith('nodejs')) return [];
      return {
        name,
        bundle: join(directoryOfAsset, 'index.mjs'),
        bytes: sizeOf(directoryOfAsset),
        environment: Object.keys(Environment?.Variables ?? {}),
      };
    });
  });
};
