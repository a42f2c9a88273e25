import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks, ServerlessChecks } from 'cdk-nag';
import type { Configuration } from './configuration.ts';
import { DataStack } from './data-stack.ts';
import { ServiceStack } from './service-stack.ts';

type Parts = {
  configuration: Configuration;
  /** The built site. */
  siteDirectory: string;
};

/** The rules that every synthesis is checked against. */
export const packs = [AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks, ServerlessChecks] as const;

/** The whole product: what must never be lost in one stack, and what can be made again in the other. */
export const addProduct = (app: App, { configuration, siteDirectory }: Parts) => {
  const { slug, region, isProtected } = configuration;
  const shared = { env: { region }, terminationProtection: isProtected };

  const data = new DataStack(app, `${slug}-data`, { ...shared, configuration });
  const service = new ServiceStack(app, `${slug}-service`, { ...shared, data, configuration, siteDirectory });

  Validations.of(app).addPlugins(...packs.map((Pack) => new Pack(app)));
  return { data, service };
};
