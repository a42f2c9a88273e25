import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import * as z from 'zod';
import { apiSecurityHeaders, securityHeaders } from '../../../shared/security-headers.ts';

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

// CloudFront takes these five by a field of their own, and refuses them as plain headers.
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

/** What every file is sent with. */
export const siteHeaders = (scope: Construct, { region, styleHashes }: { region: string; styleHashes: string[] }) =>
  new ResponseHeadersPolicy(
    scope,
    'SiteHeaders',
    toPolicy(
      securityHeaders({
        userPoolOrigin: `https://cognito-idp.${region}.amazonaws.com`,
        signaturesOrigin: `https://*.s3.${region}.amazonaws.com`,
        styleHashes,
      }),
    ),
  );

/** What every answer of the API is sent with, also those that no function of ours wrote. */
export const apiHeaders = (scope: Construct) =>
  new ResponseHeadersPolicy(scope, 'ApiHeaders', toPolicy(apiSecurityHeaders));
