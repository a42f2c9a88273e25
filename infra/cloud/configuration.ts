import * as z from 'zod';
import { organisation } from '../../shared/organisation.ts';

const slug = organisation.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * What one deployment chooses. Each value is a context value of the same name, in cdk.json or on the command line:
 * `npx cdk deploy --all -c certificateArn=arn:aws:acm:us-east-1:...`.
 */
const configuration = z.object({
  /** First part of every name, so that one account can hold several organisations. */
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'slug: lower-case letters, digits and hyphens')
    .default(slug),
  region: z
    .string()
    .regex(/^[a-z]{2}-[a-z]+-\d$/, 'region: a name like eu-west-2')
    .default('eu-west-2'),
  /** Of a certificate for `domainName`; without one the site answers at CloudFront's own address. */
  certificateArn: z
    .string()
    .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/.+$/, 'certificateArn: CloudFront takes it from us-east-1 only')
    .optional(),
  domainName: z.hostname().default(new URL(organisation.siteUrl).hostname),
  /** Of a web ACL of scope CLOUDFRONT. */
  webAclArn: z
    .string()
    .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/, 'webAclArn: one of scope CLOUDFRONT, in us-east-1')
    .optional(),
});
export type Configuration = z.infer<typeof configuration>;

/** Throws, naming what is wrong, before anything is built. */
export const readConfiguration = (read: (name: string) => unknown): Configuration =>
  configuration.parse(Object.fromEntries(Object.keys(configuration.shape).map((name) => [name, read(name)])));
