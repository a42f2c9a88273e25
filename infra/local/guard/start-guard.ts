import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FunctionName, permissions } from '../../cloud/permissions.ts';
import { readBody, startServer } from '../http-server.ts';
import { callerHeader } from './acting-as.ts';
import { findAnswerFault } from './find-answer-fault.ts';
import { findFault } from './find-fault.ts';
import { forward } from './forward.ts';
import { judge } from './judge.ts';

type Refusal = { type: string; message: string };

const invalid = (fault: string): Refusal => ({
  type: 'com.amazon.coral.validate#ValidationException',
  message: `DynamoDB refuses it: ${fault}`,
});

const findRefusal = ({ headers }: IncomingMessage, body: Buffer): Refusal | undefined => {
  const caller = headers[callerHeader];
  const target = headers['x-amz-target'];
  if (typeof target !== 'string') return undefined;
  const request: unknown = JSON.parse(body.toString('utf8'));
  const fault = target.startsWith('DynamoDB_') ? findFault(request) : undefined;
  if (fault) return invalid(fault);
  if (typeof caller !== 'string') return undefined;
  const denied = judge(permissions[caller as FunctionName], target, request);
  if (denied.length > 0) {
    const message = `The permissions in infra/cloud/ do not let ${caller} do: ${denied.join(', ')}`;
    return { type: 'com.amazon.coral.service#AccessDeniedException', message };
  }
  return undefined;
};

const refuse = (response: ServerResponse, { type, message }: Refusal) => {
  console.error(message);
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: type, message }));
};

const refuseAnswer = (answer: Buffer, response: ServerResponse): boolean => {
  const fault = findAnswerFault(answer);
  if (fault) refuse(response, invalid(fault));
  return fault !== undefined;
};

/** The limit of DynamoDB; that of Cognito is lower. */
const largestBody = 16 * 1024 * 1024;

/**
 * A proxy in front of an embedded service that acts as IAM does in front of Amazon's: a request of a function is
 * forwarded when the table of permissions allows it, and any request when DynamoDB would take it. A missing permission
 * is thus found by every test, not in the cloud.
 */
export const startGuard = (target: string) =>
  startServer(async (request, response) => {
    const body = await readBody(request, largestBody);
    if (!body) return void response.writeHead(413).end();
    const refusal = findRefusal(request, body);
    if (refusal) return refuse(response, refusal);
    const isReadTogether = request.headers['x-amz-target'] === 'DynamoDB_20120810.TransactGetItems';
    await forward(target, request, body, response, isReadTogether ? { onAnswer: refuseAnswer } : {});
  });
