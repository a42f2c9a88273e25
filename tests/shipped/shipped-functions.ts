import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { addTestProduct } from '../infra/synthesise.ts';

export type ShippedFunction = {
  /** The name in the permissions: a function of the API, a trigger or a job. */
  name: string;
  /** The entry of the bundle that a deployment uploads. */
  bundle: string;
  /** The files read until its first answer: the module and its static imports, and of the API the largest area. */
  bytes: number;
  /** The names of the environment variables in its template. */
  environment: string[];
};

const sizeOfStart = (directory: string, file = 'index.mjs', found = new Set<string>()): number => {
  if (found.has(file)) return 0;
  found.add(file);
  const code = readFileSync(join(directory, file), 'utf8');
  // Parentheses mark a dynamic import.
  const imports = [...code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.mjs)"/g)].map(([, name = '']) => name);
  return imports.reduce((sum, name) => sum + sizeOfStart(directory, name, found), code.length);
};

/** The areas of a function of the API are dynamic imports of its first module. */
const sizeOfFirstAnswer = (directory: string): number => {
  const areas = readFileSync(join(directory, 'index.mjs'), 'utf8').matchAll(/import\("\.\/(handler-[^"]+\.mjs)"\)/g);
  const sizes = [...areas].map(([, name]) => {
    const found = new Set<string>();
    return sizeOfStart(directory, 'index.mjs', found) + sizeOfStart(directory, name, found);
  });
  return Math.max(sizeOfStart(directory), ...sizes);
};

const firstLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Synthesises the product with its bundles into a folder, and lists our functions in it. */
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
        bytes: sizeOfFirstAnswer(directoryOfAsset),
        environment: Object.keys(Environment?.Variables ?? {}),
      };
    });
  });
};
