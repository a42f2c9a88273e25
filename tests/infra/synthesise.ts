import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, type AppProps } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';
import { type Deployment, readConfiguration } from '../../infra/cloud/configuration.ts';
import { addProduct } from '../../infra/cloud/product.ts';

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));

/** The required choices of a deployment. */
export const needed = {
  alarmEmail: 'it@example.org',
  adminEmail: 'ada@example.org',
  adminMobile: '07700 900777',
};

const distributionArn = 'arn:aws:cloudfront::111122223333:distribution/EDFDVBD6EXAMPLE';

/** The stacks as cdk.json makes them, over a tiny site, without bundling functions or copying files. */
export const addTestProduct = (
  chosen: Partial<Deployment> = {},
  settings: AppProps = {},
  parts: { distributionArn: string | undefined; indexes?: string[] } = { distributionArn },
) => {
  const app = new App({
    ...settings,
    context: {
      ...context,
      'aws:cdk:bundling-stacks': [],
      'aws:cdk:disable-asset-staging': true,
      ...settings.context,
    },
  });
  const configuration = readConfiguration({ ...needed, ...chosen });
  return {
    app,
    ...addProduct(app, { configuration, siteDirectory: join(import.meta.dirname, 'fixture-site'), ...parts }),
  };
};

/** The templates; making them fails on a dependency cycle and on a finding of cdk-nag. */
export const synthesise = (chosen?: Partial<Deployment>) => {
  const key = JSON.stringify(chosen ?? {});
  const made = synthesised.get(key) ?? makeTemplates(chosen);
  synthesised.set(key, made);
  return made;
};

// Most tests read the same templates, which take a second to make.
const synthesised = new Map<string, ReturnType<typeof makeTemplates>>();

const makeTemplates = (chosen?: Partial<Deployment>) => {
  // CloudFormation's own rules take seconds; nag.test.ts runs them once.
  const { edge, data, service } = addTestProduct(chosen, { builtinCloudFormationValidation: false });
  return {
    edge: Template.fromStack(edge),
    data: Template.fromStack(data),
    service: Template.fromStack(service),
  };
};

export type Resource<Properties> = {
  id: string;
  Properties: Properties;
  DependsOn?: string[];
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
};

/** All resources of a type, with those of their properties that a test needs. */
export const find = <Properties>(template: Template, type: string): Resource<Properties>[] =>
  Object.entries(template.findResources(type)).map(([id, resource]) => ({ id, ...resource }) as Resource<Properties>);

/** The only resource of a type whose name begins with the prefix. */
export const findOne = <Properties>(template: Template, type: string, start = ''): Resource<Properties> => {
  const [found, ...others] = find<Properties>(template, type).filter(({ id }) => id.startsWith(start));
  if (!found || others.length > 0) throw new Error(`There is not exactly one ${type} ${start}`);
  return found;
};

/** Outlives its stack, but is deleted with a creation that failed: otherwise the next one would meet it. */
export const retained = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };

/** A value that the service stack reads from an output of the data stack, without preventing that one from changing. */
export const outputOf = (name: string) => ({
  'Fn::GetStackOutput': { StackName: 'bca-data', Region: 'eu-west-2', OutputName: expect.stringMatching(name) },
});
