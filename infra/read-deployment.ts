import { type Configuration, readConfiguration } from './cloud/configuration.ts';
import { deployments } from './deployment.ts';
import { Failure } from './failure.ts';

/** Whose environment it is; undefined for the organisation of the checkout itself, and where there is no such environment. */
export const organisationOfEnvironment = (environment: string): string | undefined =>
  deployments[environment]?.organisation;

/** The choices for an environment. @throws Failure for one that there is not, and for choices that cannot be. */
export const readDeployment = (environment: string): Configuration => {
  const deployment = deployments[environment];
  if (deployment) return readConfiguration(deployment, environment);
  throw new Failure(
    `There is no environment '${environment}' in infra/deployment.ts. There are: ${Object.keys(deployments).join(', ')}.`,
  );
};
