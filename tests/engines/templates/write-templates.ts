import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { type Deployment, readConfiguration } from '../../../infra/cloud/configuration.ts';
import { addProduct } from '../../../infra/cloud/product.ts';

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../cdk.json'), 'utf8'));

const needed = {
  alarmEmail: 'it@example.org',
  adminEmail: 'ada@example.org',
  adminMobile: '07700 900777',
};
const reason = 'It is tried without, and nobody uses it.';
const account = '111122223333';

/** Deployments that together choose each option once, and leave it out once. */
const deployments: { [name: string]: Partial<Deployment> } = {
  usual: {},
  least: { acceptNoWebAcl: reason, acceptNoPoolWebAcl: reason, acceptNoMalwareScan: reason },
  most: {
    slug: 'all-of-it',
    hostedZoneId: 'Z0123456789ABCDEFGHIJ',
    auditCopyYears: 7,
    emailDomain: 'example.org',
    textSenderId: 'BCA',
    originSecret: 2,
    threatProtection: 'enforced',
    vaultLockAfterDays: 30,
    copyToVaultArn: `arn:aws:backup:eu-west-2:${account}:backup-vault:copies`,
    accessTrail: 'everybody',
  },
  elsewhere: {
    slug: 'elsewhere',
    region: 'eu-west-1',
    isProtected: false,
    certificateArn: `arn:aws:acm:us-east-1:${account}:certificate/1`,
    webAclArn: `arn:aws:wafv2:us-east-1:${account}:global/webacl/site/1`,
    accessTrail: 'around',
  },
};

// Called with the folder that takes the templates.
const [folder = ''] = process.argv.slice(2);
for (const [name, chosen] of Object.entries(deployments)) {
  const app = new App({
    outdir: join(folder, name, 'cdk.out'),
    context: { ...context, 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-asset-staging': true },
  });
  const distributionArn = `arn:aws:cloudfront::${account}:distribution/EDFDVBD6EXAMPLE`;
  addProduct(app, {
    configuration: readConfiguration({ ...needed, ...chosen }),
    siteDirectory: join(import.meta.dirname, '../../infra/fixture-site'),
    distributionArn,
  });
  mkdirSync(join(folder, name), { recursive: true });
  for (const { stackName, template } of app.synth().stacks) {
    writeFileSync(join(folder, name, `${stackName}.json`), JSON.stringify(template));
  }
}
