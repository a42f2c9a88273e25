import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Match } from './routes.ts';

type Claims = Record<string, string>;
export type Authorizer = { jwt: { claims: Claims; scopes: string[] | null } };

// API Gateway encodes everything else as base64, form fields included.
const textual = /^(text\/|application\/(json|javascript|xml)|[^;]*\+(json|xml))/;

const joinHeaders = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersDistinct).flatMap(([name, values]) =>
      name === 'cookie' || !values ? [] : [[name, values.join(',')]],
    ),
  );

/** The payload format 2.0 event of a request. */
export const toEvent = (
  request: IncomingMessage,
  body: Buffer,
  { routeKey, pathParameters }: Match,
  authorizer: Authorizer | undefined,
): APIGatewayProxyEventV2 => {
  const url = new URL(request.url ?? '/', 'http://gateway');
  const headers = joinHeaders(request);
  const asText = textual.test(headers['content-type'] ?? '');
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name).join(',')]),
  );
  const path = decodeURIComponent(url.pathname);
  const method = request.method ?? 'GET';
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: url.search.slice(1),
    ...(request.headersDistinct.cookie
      ? { cookies: request.headersDistinct.cookie.flatMap((c) => c.split('; ')) }
      : {}),
    headers,
    ...(url.search.length > 1 ? { queryStringParameters: query } : {}),
    pathParameters,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
      ...(authorizer ? { authorizer } : {}),
    },
    ...(body.length > 0 ? { body: body.toString(asText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !asText,
  };
};
