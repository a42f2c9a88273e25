import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Api } from './api/api.ts';
import { createOriginSecrets } from './api/origin-secret.ts';
import type { Configuration } from './configuration.ts';
import type { DataStack } from './data-stack.ts';
import { createJobs } from './jobs.ts';
import { createLogBucket } from './log-bucket.ts';
import { Site } from './site/site.ts';
import { Watch } from './watch/watch.ts';

type ServiceProps = StackProps & { data: DataStack; configuration: Configuration; siteDirectory: string };

/** What can be thrown away and deployed again: the API and its functions, and the site in front of them. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { data, configuration, siteDirectory, ...props }: ServiceProps) {
    super(scope, id, props);
    const originSecrets = createOriginSecrets(this, data.operationsKey, configuration.originSecret);
    const api = new Api(this, 'Api', data, originSecrets, siteDirectory);
    const { httpApi } = api;
    const { distribution } = new Site(this, 'Site', {
      configuration,
      siteDirectory,
      httpApi,
      originSecret: originSecrets.current,
      identity: data.identity,
      signatures: data.signatures,
      logs: createLogBucket(this),
      operationsKey: data.operationsKey,
    });
    // The functions must know a new secret before the site shows it.
    distribution.node.addDependency(api);
    createJobs(this, data, configuration);
    new Watch(this, 'Watch', { configuration, data, httpApi });
    new CfnOutput(this, 'DistributionArn', { value: distribution.distributionArn });
    new CfnOutput(this, 'SiteAddress', { value: `https://${distribution.distributionDomainName}` });
  }
}
