import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct, IConstruct } from 'constructs';
import * as z from 'zod';
import { styleHashesFile } from '../../../shared/kernel/security-headers.ts';
import { type WebConfig, webConfigPath } from '../../../shared/kernel/web-config.ts';
import { publishedFolder } from '../../../shared/site/find-site-file.ts';
import { frameFiles } from '../../../shared/site/site-frame.ts';
import { cacheControl } from '../../../shared/site/site-paths.ts';
import { acknowledge, acknowledgeDeployment } from '../acknowledgements.ts';
import { privateBucket } from '../buckets.ts';
import type { DataStack } from '../data-stack.ts';
import { createLogGroup } from '../keys-and-logs.ts';
import { releasesPrefix } from '../stack-names.ts';

type FilesProps = { siteDirectory: string; data: DataStack; logs: IBucket };

/** The CDK's function that copies files while deploying, with our role and log. */
const deploymentSettings = (scope: Construct, operationsKey: IKey): Partial<BucketDeploymentProps> => {
  const role = new Role(scope, 'DeploymentRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const logGroup = createLogGroup(scope, 'DeploymentLogs', operationsKey);
  logGroup.grantWrite(role);
  acknowledge(role, 'ownPolicy');
  return { role, logGroup, memoryLimit: 512 };
};

/** The bucket of built files, and the files in it. Only CloudFront reads it. */
export const createFiles = (scope: Construct, { siteDirectory, data, logs }: FilesProps) => {
  const bucket = new Bucket(scope, 'Files', {
    ...privateBucket,
    encryption: BucketEncryption.S3_MANAGED,
    lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'files/',
  });
  acknowledge(bucket, 'noReplica', 'noVersions', 'publicFiles');
  const site = Source.asset(siteDirectory);
  const settings = deploymentSettings(scope, data.operationsKey);
  const webConfig: WebConfig = {
    userPoolId: data.identity.userPool.userPoolId,
    userPoolClientId: data.identity.browserClient.userPoolClientId,
  };

  // Old ones stay: a page that someone opened before the deployment still finds its scripts. `npm run deploy` takes them away
  // long after, by what it knows of each release; an age at which they go would take those of a site that is seldom deployed.
  const assets = new BucketDeployment(scope, 'Assets', {
    ...settings,
    sources: [site],
    destinationBucket: bucket,
    exclude: ['*'],
    include: ['assets/*'],
    prune: false,
    cacheControl: [CacheControl.fromString(cacheControl('/assets/'))],
  });
  const everyPage = {
    ...settings,
    sources: [site, Source.jsonData(webConfigPath.slice(1), webConfig)],
    destinationBucket: bucket,
    exclude: ['assets/*', `${publishedFolder}/*`, `${releasesPrefix}*`, styleHashesFile.slice(1)],
    cacheControl: [CacheControl.fromString(cacheControl('/index.html'))],
  };
  const pages = new BucketDeployment(scope, 'Pages', {
    ...everyPage,
    exclude: ['assets/*', styleHashesFile.slice(1)],
    prune: false,
  });
  pages.node.addDependency(assets);
  acknowledgeDeployment(assets, bucket);
  /** Deletes removed pages, once nothing names them. */
  const pruneAfter = (whatNamesThem: IConstruct) => {
    const prune = new BucketDeployment(scope, 'Prune', everyPage);
    prune.node.addDependency(whatNamesThem);
  };
  return { bucket, pages, pruneAfter };
};

export type BuiltSite = {
  /** Every page and file outside `/assets/`, by the path it is stored under. */
  files: string[];
  styleHashes: string[];
};

/** The output of web/'s build: its files, and the inline styles of its pages. */
export const readBuiltSite = (directory: string): BuiltSite => {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: run "npm run build" first`);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length))
    .filter((file) => !file.startsWith('/assets/') && file !== styleHashesFile && !frameFiles.includes(file));
  return {
    files: [...files, webConfigPath].toSorted(),
    styleHashes: z.array(z.string()).parse(JSON.parse(readFileSync(join(directory, styleHashesFile), 'utf8'))),
  };
};
