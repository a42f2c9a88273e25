import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originHeader, siteAddressHeader } from '../../functions/kernel/http/client.ts';
import { originSecret } from '../../infra/local/origin-secret.ts';
import { rename, routeKeyOf } from '../../shared/kernel/wire-names.ts';
import type { Sampled } from '../platform/every-call.ts';
import { wireParams } from '../support/wire-params.ts';

/** The event that API Gateway makes of a request for a call. */
export const makeEvent = (
  { call, sample }: Pick<Sampled, 'call' | 'sample'>,
  headers: Record<string, string>,
): APIGatewayProxyEventV2 => {
  const routeKey = routeKeyOf(call);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => sample.params[name] ?? '');
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      // As CloudFront sends them.
      [originHeader]: originSecret,
      [siteAddressHeader]: 'https://www.bca.example',
      ...headers,
    },
    pathParameters: wireParams(sample.params),
    requestContext: {
      accountId: '000000000000',
      apiId: 'shipped',
      domainName: 'shipped',
      domainPrefix: 'shipped',
      http: { method: call.method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'shipped' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    ...(sample.body === undefined ? {} : { body: JSON.stringify(rename(call.body, sample.body)) }),
    isBase64Encoded: false,
  };
};
