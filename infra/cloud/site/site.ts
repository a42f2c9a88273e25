import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Distribution, HttpVersion, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import { CfnRecordSetGroup } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { picturesFolder } from '../../../shared/site/find-site-file.ts';
import { acknowledge } from '../acknowledgements.ts';
import type { Configuration } from '../configuration.ts';
import type { DataStack } from '../data-stack.ts';
import type { EdgeStack } from '../edge-stack.ts';
import { apiBehaviour, fileBehaviours } from './behaviours.ts';
import { createFiles, readBuiltSite } from './files.ts';

// CloudFront keeps these answers for 10 seconds, for everybody who asks for the same path, whatever they say of
// caching. One failure would be shown to all staff, and the screen's own retry would get it again. Their bodies pass
// unchanged.
const uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

type SiteProps = {
  configuration: Configuration;
  edge: EdgeStack;
  siteDirectory: string;
  data: DataStack;
  logs: IBucket;
};

type Served = { httpApi: HttpApi; originSecret: ISecret };

// The rule of `isAnsweredByApi` in CloudFront's patterns.
const pathsOfApi = ['/api/*', '/referral-success/?*', '/answers/?*'];

/** One address for everything: the built files, and the API below its own path. */
export class Site extends Construct {
  readonly files: Bucket;
  private readonly props: SiteProps;
  private readonly inPlace: ReturnType<typeof createFiles>;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    this.props = props;
    this.inPlace = createFiles(this, props);
    this.files = this.inPlace.bucket;
  }

  /** Lets visitors read the files, and reach the API, whose functions may know the bucket of these files. */
  serve({ httpApi, originSecret }: Served): Distribution {
    const { configuration, edge, siteDirectory, data } = this.props;
    const { bucket, pages, pruneAfter } = this.inPlace;
    const { domainName, hostedZoneId } = configuration;
    const { certificate, webAclArn } = edge;
    const builtSite = readBuiltSite(siteDirectory);
    const files = fileBehaviours(this, { bucket, pages, builtSite, buckets: data });

    const api = apiBehaviour(this, httpApi, originSecret);

    const distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: files.pages,
      additionalBehaviors: {
        '/assets/*': files.assets,
        [`${picturesFolder}/*`]: files.pictures,
        ...Object.fromEntries(pathsOfApi.map((path) => [path, api])),
      },
      defaultRootObject: 'index.html',
      errorResponses: uncachedErrors,
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(certificate && {
        domainNames: [domainName],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate,
      }),
      webAclId: webAclArn,
    });
    pruneAfter(distribution);
    acknowledge(distribution, 'anyCountry', 'listing', 'logWithoutAddresses');
    if (!certificate) acknowledge(distribution, 'noCertificate');
    if (!webAclArn) acknowledge(distribution, 'noWebAcl');
    if (hostedZoneId !== undefined) this.nameIt(distribution, hostedZoneId, domainName);
    return distribution;
  }

  /** The DNS records of the site's name, for both kinds of network address. */
  private nameIt({ distributionDomainName: dnsName }: Distribution, hostedZoneId: string, name: string) {
    const aliasTarget = {
      dnsName,
      hostedZoneId: CloudFrontTarget.getHostedZoneId(this),
    };
    new CfnRecordSetGroup(this, 'Names', {
      hostedZoneId,
      recordSets: ['A', 'AAAA'].map((type) => ({ name, type, aliasTarget })),
    });
  }
}
