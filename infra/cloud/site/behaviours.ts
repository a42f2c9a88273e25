import { fileURLToPath } from 'node:url';
import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { clientAddressHeader, originHeader, siteAddressHeader } from '../../../functions/kernel/http/client.ts';
import { publishedFolder } from '../../../shared/site/find-site-file.ts';
import { staffScreens } from '../../../shared/site/site-paths.ts';
import type { BuiltSite } from './files.ts';
import { apiHeaders, siteHeaders } from './headers.ts';

type FilesInPlace = {
  bucket: IBucket;
  pages: BucketDeployment;
  builtSite: BuiltSite;
  buckets: Record<'signatures' | 'temporary', IBucket>;
};

/** Pages, whose URLs the edge function maps to files, the hashed files that they name, and the organisation's own pictures. */
export const fileBehaviours = (
  scope: Construct,
  { bucket, pages: deployedPages, builtSite, buckets }: FilesInPlace,
) => {
  const edge = new EdgeFunction(scope, 'FindFile', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(bundleEdgeCode(builtSite.files)),
  });
  // The edge function may name a file only when it is there.
  edge.node.addDependency(deployedPages);
  const assets: BehaviorOptions = {
    // With permission to list, S3 answers 404 for a missing file; without it, 403.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy: siteHeaders(scope, { buckets, styleHashes: builtSite.styleHashes }),
  };
  const published = S3BucketOrigin.withOriginAccessControl(bucket, {
    originPath: `/${publishedFolder}`,
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  const pages: BehaviorOptions = {
    ...assets,
    // What was published comes before what was deployed. Neither writes where the other does.
    origin: new OriginGroup({ primaryOrigin: published, fallbackOrigin: assets.origin, fallbackStatusCodes: [404] }),
    functionAssociations: [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE].map((eventType) => ({
      function: edge,
      eventType,
    })),
  };
  return { pages, assets, pictures: { ...assets, origin: published } };
};

/**
 * The headers with the visitor's address and the site's, which replace whatever the visitor sent under those names: limits
 * depend on the one, and where links lead on the other. CloudFront answers to the names of the distribution only.
 */
const describeClient = `function handler(event){var request=event.request,headers=request.headers;headers['${clientAddressHeader}']={value:event.viewer.ip};headers['${siteAddressHeader}']={value:'https://'+headers.host.value};return request}`;

/** Answers of the API pass through unchanged: never stored, never replaced by a page. */
export const apiBehaviour = (scope: Construct, httpApi: HttpApi, originSecret: ISecret): BehaviorOptions => ({
  origin: new HttpOrigin(`${httpApi.apiId}.execute-api.${Stack.of(scope).region}.amazonaws.com`, {
    customHeaders: { [originHeader]: originSecret.secretValue.unsafeUnwrap() },
  }),
  // No redirect: a form or a token sent without encryption must fail, not be sent again.
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  // CloudFront compresses only answers that it may cache.
  compress: false,
  responseHeadersPolicy: apiHeaders(scope),
  functionAssociations: [
    {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(scope, 'SayClient', {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(describeClient),
      }),
    },
  ],
});

// CloudFront's own JavaScript is that of 2011 with these additions. It accepts a function with anything else, and then
// answers every visitor with 503: so a syntax that it lacks is an error here.
const knownAtTheEdge = [
  'arrow',
  'async-await',
  'const-and-let',
  'exponent-operator',
  'rest-argument',
  'template-literal',
];

/** The edge function as one script, with the lists of the site's files and screens in it. */
export const bundleEdgeCode = (siteFiles: readonly string[]): string => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./edge-handler.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'edge',
    target: 'es5',
    supported: Object.fromEntries(knownAtTheEdge.map((feature) => [feature, true])),
    define: { siteFiles: JSON.stringify(siteFiles), staffScreens: JSON.stringify(staffScreens) },
    footer: { js: 'function handler(event){return edge.handler(event)}' },
  });
  return outputFiles[0]?.text ?? '';
};
