import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as z from 'zod';
import { webConfigPath } from '../../../shared/kernel/web-config.ts';

/*
 * CloudFront as the template describes it, before the local product: which behaviour a path has, its methods, functions and
 * headers, the bucket's files, and the origin secret. It has no cache and no TLS, and runs the functions in Node: what CloudFront
 * itself does with these an account alone can prove.
 */

const resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });
const template = z.object({ Resources: z.record(z.string(), resource) });
const association = z.object({
  EventType: z.string(),
  FunctionARN: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
});
const behaviour = z.object({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()),
  ResponseHeadersPolicyId: z.object({ Ref: z.string() }),
  FunctionAssociations: z.array(association).default([]),
});
type Behaviour = z.infer<typeof behaviour>;
const distribution = z.object({
  Origins: z.array(
    z.object({
      Id: z.string(),
      S3OriginConfig: z.unknown().optional(),
      OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.unknown() })).default([]),
    }),
  ),
  DefaultCacheBehavior: behaviour,
  CacheBehaviors: z.array(behaviour),
});
const headersPolicy = z.object({
  SecurityHeadersConfig: z.record(z.string(), z.record(z.string(), z.unknown())),
  CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.unknown() })) }).optional(),
});

const deployment = z.object({
  Include: z.array(z.string()).default([]),
  Exclude: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
});

type Headers = { [name: string]: string };
type EdgeRequest = { method: string; uri: string; headers: { [name: string]: { value: string } } };
type Answer = { statusCode: number; headers: Headers; body: Buffer };

/** The text of a value of the template; of what only a deployment knows, a name in its place. */
const textOf = (value: unknown): string => {
  const { 'Fn::Join': joined } = Object(value) as { 'Fn::Join'?: [string, unknown[]] };
  if (joined) return joined[1].map(textOf).join(joined[0]);
  return typeof value === 'object' ? 'deployed.example' : String(value);
};

const securityHeaders: Record<string, (fields: Record<string, unknown>) => [name: string, value: string]> = {
  ContentSecurityPolicy: (fields) => ['content-security-policy', textOf(fields.ContentSecurityPolicy)],
  ContentTypeOptions: () => ['x-content-type-options', 'nosniff'],
  FrameOptions: (fields) => ['x-frame-options', textOf(fields.FrameOption)],
  ReferrerPolicy: (fields) => ['referrer-policy', textOf(fields.ReferrerPolicy)],
  StrictTransportSecurity: (fields) => [
    'strict-transport-security',
    [
      `max-age=${fields.AccessControlMaxAgeSec}`,
      ...(fields.IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(fields.Preload ? ['preload'] : []),
    ].join('; '),
  ],
};

const toPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^$()|[\]\\{}]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );

type Options = { templateFile: string; siteFolder: string; product: string; originSecret: string };

export const startEdge = async ({ templateFile, siteFolder, product, originSecret }: Options) => {
  const { Resources } = template.parse(JSON.parse(readFileSync(templateFile, 'utf8')));
  const propertiesOf = (id: string) => Resources[id]?.Properties ?? {};
  const [site] = Object.values(Resources).filter(({ Type }) => Type === 'AWS::CloudFront::Distribution');
  const { Origins, DefaultCacheBehavior, CacheBehaviors } = distribution.parse(site?.Properties.DistributionConfig);

  const deployments = Object.values(Resources)
    .filter(({ Type }) => Type === 'Custom::CDKBucketDeployment')
    .map(({ Properties }) => deployment.parse(Properties));
  /** What the deployment stores with a file: how long it may be kept. */
  const metadataOf = (path: string): Headers => {
    const isIn = (patterns: string[]) => patterns.some((one) => toPattern(`/${one}`).test(path));
    return deployments.find(({ Include, Exclude }) => isIn(Include) || !isIn(Exclude))?.SystemMetadata ?? {};
  };

  const findBehaviour = (path: string): Behaviour =>
    CacheBehaviors.find(({ PathPattern = '*' }) => toPattern(PathPattern).test(path)) ?? DefaultCacheBehavior;

  const headersOf = ({ ResponseHeadersPolicyId: { Ref } }: Behaviour): Headers => {
    const policy = headersPolicy.parse(propertiesOf(Ref).ResponseHeadersPolicyConfig);
    return Object.fromEntries([
      ...Object.entries(policy.SecurityHeadersConfig).flatMap(([name, fields]) => [
        securityHeaders[name]?.(fields) ?? [],
      ]),
      ...(policy.CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), textOf(Value)]),
    ]);
  };

  const run = <Event>({ FunctionAssociations }: Behaviour, type: string, event: Event): unknown => {
    const found = FunctionAssociations.find(({ EventType }) => EventType === type);
    if (!found) return undefined;
    const { FunctionCode } = propertiesOf(found.FunctionARN['Fn::GetAtt'][0]);
    return runInNewContext(`${String(FunctionCode)};JSON.stringify(handler(${JSON.stringify(event)}))`);
  };

  const ask = (path: string, incoming: IncomingMessage, headers: Headers) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { method: incoming.method, headers: { ...headers, host: new URL(product).host } };
      const asked = send(`${product}${path}`, options, async (answer) => {
        const chunks = await Array.fromAsync(answer as AsyncIterable<Buffer>);
        const sent = Object.entries(answer.headers).filter(
          ([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
        );
        resolve({
          statusCode: answer.statusCode ?? 0,
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
      asked.on('error', reject);
      incoming.pipe(asked);
    });

  // As S3 answers whoever may list the bucket.
  const readFile = async (path: string, incoming: IncomingMessage): Promise<Answer> => {
    if (path === webConfigPath) return await ask(path, incoming, {});
    try {
      return {
        statusCode: 200,
        headers: metadataOf(path),
        body: readFileSync(join(siteFolder, path)),
      };
    } catch {
      return { statusCode: 404, headers: {}, body: Buffer.from('NoSuchKey') };
    }
  };

  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const [path = '/', query] = (incoming.url ?? '/').split('?');
    // The outbox stands in for phone and mail, which are not behind CloudFront.
    if (path.startsWith('/local/')) return await ask(incoming.url ?? '/', incoming, {});
    const own = findBehaviour(path);
    if (!own.AllowedMethods.includes(incoming.method ?? 'GET'))
      return { statusCode: 403, headers: {}, body: Buffer.from('This distribution does not allow the method') };
    const given = Object.entries(incoming.headers).map(([name, value]) => [name, { value: String(value) }]);
    const request: EdgeRequest = { method: incoming.method ?? 'GET', uri: path, headers: Object.fromEntries(given) };
    const viewer = { ip: incoming.socket.remoteAddress ?? '' };
    const changed = run(own, 'viewer-request', { viewer, request });
    const { uri, headers } = changed === undefined ? request : (JSON.parse(String(changed)) as EdgeRequest);
    const origin = Origins.find(({ Id }) => Id === own.TargetOriginId);
    const shown = (origin?.OriginCustomHeaders ?? []).map(({ HeaderName }) => [HeaderName.toLowerCase(), originSecret]);
    const sent = Object.fromEntries([...Object.entries(headers).map(([name, { value }]) => [name, value]), ...shown]);
    const from = origin?.S3OriginConfig
      ? await readFile(uri, incoming)
      : await ask(query === undefined ? uri : `${uri}?${query}`, incoming, sent);
    const response = run(own, 'viewer-response', {
      viewer,
      request,
      response: { statusCode: from.statusCode, headers: {} },
    });
    const { statusCode } = response === undefined ? from : (JSON.parse(String(response)) as { statusCode: number });
    return { ...from, statusCode, headers: { ...from.headers, ...headersOf(own) } };
  };

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    answer(incoming).then(
      ({ statusCode, headers, body }) =>
        outgoing.writeHead(statusCode, headers).end(incoming.method === 'HEAD' ? '' : body),
      (error: unknown) => outgoing.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
