import { type Configuration, readConfiguration } from './cloud/configuration.ts';
import { deployments } from './deployment.ts';
import { Failure } from './failure.ts';

/**
 * The organisation of an environment; undefined for that of the checkout itself, and where there is no such
 * environment.
 */
export const organisationOfEnvironment = (environment: string): string | undefined =>
  deployments[environment]?.organisation;

/** The environment of a command that names none: `production`, or the first one of an organisation in its own copy. */
export const usualEnvironmentOf = (organisation: string | undefined): string =>
  (organisation !== undefined &&
    Object.keys(deployments).find((name) => organisationOfEnvironment(name) === organisation)) ||
  'production';

/** The choices for an environment. @throws Failure for an unknown environment, and for invalid choices */
export const readDeployment = (environment: string): Configuration => {
  const deployment = deployments[environment];
  if (deployment) return readConfiguration(deployment, environment);
  throw new Failure(
    `There is no environment '${environment}' in infra/deployment.ts. There are: ${Object.keys(deployments).join(', ')}.`,
  );
};
