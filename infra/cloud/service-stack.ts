import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { schemaVersion } from '../../functions/kernel/store/table.ts';
import { Api } from './api/api.ts';
import { createOriginSecrets } from './api/origin-secret.ts';
import { createLogBucket } from './buckets.ts';
import type { Configuration } from './configuration.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import { createJob } from './jobs.ts';
import { Site } from './site/site.ts';
import { Watch } from './watch/watch.ts';

type ServiceProps = StackProps & {
  edge: EdgeStack;
  data: DataStack;
  configuration: Configuration;
  siteDirectory: string;
};

/** The resources that can be deleted and deployed again: the API and its functions, and the site in front of them. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { edge, data, configuration, siteDirectory, ...props }: ServiceProps) {
    super(scope, id, props);
    const originSecrets = createOriginSecrets(this, data.operationsKey, configuration.originSecret);
    const siteAddress = edge.certificate && `https://${configuration.domainName}`;
    const site = new Site(this, 'Site', { configuration, edge, siteDirectory, data, logs: createLogBucket(this) });
    const { files } = site;
    const api = new Api(this, 'Api', { data, originSecrets, siteDirectory, siteAddress, files });
    const { httpApi } = api;
    const distribution = site.serve({ httpApi, originSecret: originSecrets.current });
    // The functions must know a new secret before the site sends it.
    distribution.node.addDependency(api);
    const address = siteAddress ?? `https://${distribution.distributionDomainName}`;
    const createJobOf = (name: Parameters<typeof createJob>[2]) =>
      createJob(this, data, name, { siteAddress: address, files });
    const jobs = {
      retention: createJobOf('retention'),
      escalateAlerts: createJobOf('escalateAlerts'),
      remindPeople: createJobOf('remindPeople'),
      checkDocuments: createJobOf('checkDocuments'),
      countReport: createJobOf('countReport'),
      probe: createJobOf('probe'),
    };
    createJobOf('escalateWork');
    createJobOf('erase');
    createJobOf('collectPacks');
    const republish = createJobOf('republish');
    new Watch(this, 'Watch', { configuration, data, httpApi, jobs });
    new CfnOutput(this, 'DistributionArn', { value: distribution.distributionArn });
    // Where a deployment puts down what its release is made of.
    new CfnOutput(this, 'FilesBucket', { value: files.bucketName });
    // What ends a deployment: what was published last, drawn by the new release.
    new CfnOutput(this, 'RepublishFunction', { value: republish.functionName });
    // Where the smoke test tries to come around the site.
    new CfnOutput(this, 'ApiAddress', { value: httpApi.apiEndpoint });
    // Which form of stored items its functions write: an older version cannot read them.
    new CfnOutput(this, 'SchemaVersion', { value: String(schemaVersion) });
    new CfnOutput(this, 'SiteAddress', { value: `https://${distribution.distributionDomainName}` });
  }
}
