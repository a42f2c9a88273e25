import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Configuration } from './configuration.ts';
import { SiteLog } from './edge/site-log.ts';
import { createWebAcl } from './edge/web-acl.ts';

type EdgeProps = StackProps & {
  configuration: Configuration;
  /** Known once there is a distribution. */
  distributionArn: string | undefined;
};

/**
 * The parts of the site in the one region where CloudFront looks for them: web ACL, certificate, and the access log.
 */
export class EdgeStack extends Stack {
  readonly webAclArn: string | undefined;
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, { configuration, distributionArn, ...props }: EdgeProps) {
    super(scope, id, props);
    const { webAclArn, acceptNoWebAcl } = configuration;
    const isMade = webAclArn === undefined && acceptNoWebAcl === undefined;
    this.webAclArn = isMade ? createWebAcl(this).attrArn : webAclArn;
    this.certificate = this.findCertificate(configuration);
    new SiteLog(this, 'SiteLog', distributionArn);
  }

  private findCertificate({ certificateArn, hostedZoneId, domainName }: Configuration): ICertificate | undefined {
    if (certificateArn !== undefined) return Certificate.fromCertificateArn(this, 'GivenCertificate', certificateArn);
    if (hostedZoneId === undefined) return undefined;
    const zone = HostedZone.fromHostedZoneId(this, 'Zone', hostedZoneId);
    return new Certificate(this, 'Certificate', { domainName, validation: CertificateValidation.fromDns(zone) });
  }
}
