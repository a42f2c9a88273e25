import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Call } from '../../../shared/kernel/call.ts';
import type { AuditContext } from '../store/audit.ts';
import type { Client } from './client.ts';
import type { Caller } from './handler.ts';
import type { RecordAccess } from './record-access.ts';

/** The pending check of the caller's session and access. */
export type Admission = {
  /** Rejects when the session is refused, or a record that the request names. */
  admission: Promise<void>;
  /** Records the call as use of the session; rejects when the session was ended meanwhile. */
  counted: Promise<void>;
  access: RecordAccess;
};

/** The gateway's event, with what each step of the chain adds for the next. */
export type CallEvent = APIGatewayProxyEventV2 & {
  found: { name: string; call: Call };
  caller: Caller | undefined;
  session?: Admission;
  /** The entry of a reading in the audit log, under way; rejects when the session is refused. */
  entered?: Promise<void>;
  request: {
    params: Record<string, string>;
    query: Record<string, unknown>;
    body: unknown;
    caller: Caller | undefined;
    client: Client;
    idempotencyKey: string;
    auditContext?: AuditContext;
    access?: RecordAccess;
  };
};

export type Result = { status: number; body: unknown } | APIGatewayProxyStructuredResultV2;

export type CallMiddleware = MiddlewareObj<CallEvent, Result>;

/** The bytes of a body. API Gateway encodes everything but text as base64, posted forms included. */
export const decodeBody = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
