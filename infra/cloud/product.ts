import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks, ServerlessChecks } from 'cdk-nag';
import type { Configuration } from './configuration.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import { ServiceStack } from './service-stack.ts';
import { edgeRegion, stackNames } from './stack-names.ts';

type Parts = {
  configuration: Configuration;
  siteDirectory: string;
  /** The id of the distribution, where there is one already. */
  distributionArn?: string | undefined;
  /** Which indexes the table has, where that is not yet all of them. */
  indexes?: string[] | undefined;
};

/** The rule packs that every synthesis is checked against. */
export const packs = [AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks, ServerlessChecks] as const;

/** The whole product: what must never be lost in one stack, what can be made again in another, what CloudFront asks for. */
export const addProduct = (app: App, { configuration, siteDirectory, distributionArn, indexes }: Parts) => {
  const { slug, region, isProtected } = configuration;
  const names = stackNames(slug);
  const shared = { env: { region }, terminationProtection: isProtected };

  const edge = new EdgeStack(app, names.edge, {
    ...shared,
    env: { region: edgeRegion },
    configuration,
    distributionArn,
  });
  const data = new DataStack(app, names.data, { ...shared, configuration, indexes });
  const service = new ServiceStack(app, names.service, { ...shared, edge, data, configuration, siteDirectory });

  Validations.of(app).addPlugins(...packs.map((Pack) => new Pack(app)));
  return { edge, data, service };
};
