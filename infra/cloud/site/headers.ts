import { Duration, Stack } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import * as z from 'zod';
import { apiSecurityHeaders, securityHeaders } from '../../../shared/kernel/security-headers.ts';

const override = true;

const parseHsts = (value: string): ResponseSecurityHeadersBehavior['strictTransportSecurity'] => {
  const seconds = /max-age=(\d+)/.exec(value)?.[1];
  return {
    override,
    accessControlMaxAge: Duration.seconds(Number(seconds)),
    includeSubdomains: value.includes('includeSubDomains'),
    preload: value.includes('preload'),
  };
};

// CloudFront has fields of its own for these five, and refuses them as plain headers.
const fields: Record<string, (value: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': (value) => ({ contentSecurityPolicy: { override, contentSecurityPolicy: value } }),
  'strict-transport-security': (value) => ({ strictTransportSecurity: parseHsts(value) }),
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value) => ({
    frameOptions: { override, frameOption: z.enum(HeadersFrameOption).parse(value) },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { override, referrerPolicy: z.enum(HeadersReferrerPolicy).parse(value) },
  }),
};

const toPolicy = (headers: Record<string, string>): ResponseHeadersPolicyProps => {
  const entries = Object.entries(headers);
  return {
    securityHeadersBehavior: Object.assign({}, ...entries.map(([header, value]) => fields[header]?.(value))),
    customHeadersBehavior: {
      customHeaders: entries
        .filter(([header]) => !(header in fields))
        .map(([header, value]) => ({ header, value, override })),
    },
  };
};

// The longest value of a header that CloudFront accepts; the name of a bucket has at most 63 characters.
const longestValue = 1783;
const longestBucketName = 'b'.repeat(63);

/** The headers of every file. */
export const siteHeaders = (
  scope: Construct,
  { buckets, styleHashes }: { buckets: Record<'signatures' | 'temporary', IBucket>; styleHashes: string[] },
) => {
  const { region } = Stack.of(scope);
  const headersFor = (signatures: string, uploads: string) =>
    securityHeaders({
      userPoolOrigin: `https://cognito-idp.${region}.amazonaws.com`,
      signaturesOrigin: `https://${signatures}`,
      uploadsOrigin: `https://${uploads}`,
      styleHashes,
    });
  const longest = `${longestBucketName}.s3.${region}.amazonaws.com`;
  for (const [header, value] of Object.entries(headersFor(longest, longest))) {
    if (value.length <= longestValue) continue;
    throw new Error(`${header} has ${value.length} characters; CloudFront takes ${longestValue}. Inline fewer styles.`);
  }
  const { signatures, temporary } = buckets;
  const headers = headersFor(signatures.bucketRegionalDomainName, temporary.bucketRegionalDomainName);
  return new ResponseHeadersPolicy(scope, 'SiteHeaders', toPolicy(headers));
};

/** The headers of every answer of the API, including those that no function of ours wrote. */
export const apiHeaders = (scope: Construct) =>
  new ResponseHeadersPolicy(scope, 'ApiHeaders', toPolicy(apiSecurityHeaders));
