import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import { type ApiFunction, functionOf } from '../../../functions/deployed.ts';
import { clientAddressHeader, originHeader } from '../../../functions/kernel/http/client.ts';
import { staffRoles } from '../../../shared/kernel/roles.ts';
import { apiSecurityHeaders } from '../../../shared/kernel/security-headers.ts';
import { actAs } from '../guard/acting-as.ts';
import { readBody } from '../http-server.ts';
import { isBehindEdge } from '../origin-secret.ts';
import { type AuthorizerSettings, createAuthorizer } from './authorizer.ts';
import { invoke, loadFunctions } from './invoke.ts';
import { type Match, matchRoute } from './routes.ts';
import { toEvent } from './to-event.ts';

/** The time limit of a function of the API. */
export type SecondsOf = (name: ApiFunction) => number;

// The gateway's own answers, word by word.
const answers = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Request Too Long',
} as const;

/** The limit of API Gateway. */
const largestBody = 10 * 1024 * 1024;

// In the cloud CloudFront sets these on every answer, replacing the function's own.
const securityHeaders = new Map(Object.entries(apiSecurityHeaders));

const send = (response: ServerResponse, { statusCode, headers, cookies, body, isBase64Encoded }: Answer) => {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, String(value));
  if (cookies) response.setHeader('set-cookie', cookies);
  response.setHeaders(securityHeaders);
  response.statusCode = statusCode ?? 200;
  // A text goes out in one write with its headers.
  response.end(isBase64Encoded ? Buffer.from(body ?? '', 'base64') : body);
};

const sendOwn = (response: ServerResponse, statusCode: keyof typeof answers) => {
  const body = JSON.stringify({ message: answers[statusCode] });
  send(response, { statusCode, headers: { 'content-type': 'application/json' }, body });
};

const findRoute = (request: IncomingMessage): Match | undefined | 400 => {
  try {
    return matchRoute(request.method ?? 'GET', (request.url ?? '/').split('?')[0] ?? '/');
  } catch (error) {
    if (error instanceof URIError) return 400;
    throw error;
  }
};

/** API Gateway in front of the functions: routes and authorizers from the contract, payload format 2.0. */
export const answerApi = async (
  settings: AuthorizerSettings,
  { originSecret, secondsOf }: { originSecret: string; secondsOf?: SecondsOf | undefined },
) => {
  const functions = await loadFunctions();
  const authorise = createAuthorizer(settings);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const route = findRoute(request);
    if (route === 400) return sendOwn(response, 400);
    if (!route) return sendOwn(response, 404);
    const { permission } = route.call;
    const authorised = permission === 'public' ? undefined : await authorise(request.headers.authorization, staffRoles);
    if (authorised === 401 || authorised === 403) return sendOwn(response, authorised);
    const body = await readBody(request, largestBody);
    if (!body) return sendOwn(response, 413);
    const name = functionOf[route.area];
    const event = toEvent(request, body, route, authorised);
    if (!isBehindEdge) {
      event.headers[originHeader] = originSecret;
      event.headers[clientAddressHeader] = event.requestContext.http.sourceIp;
    }
    send(response, await actAs(name, () => invoke(functions[name], event, secondsOf?.(name))));
  };
};
