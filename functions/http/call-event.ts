import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Call } from '../../shared/api/call.ts';
import type { AuditContext } from '../data/audit.ts';
import type { Client } from './client.ts';
import type { Caller } from './handler.ts';

/** The gateway's event, and what each step of the chain adds for the next. */
export type CallEvent = APIGatewayProxyEventV2 & {
  found: { name: string; call: Call };
  caller: Caller | undefined;
  request: {
    params: Record<string, string>;
    query: Record<string, unknown>;
    body: unknown;
    caller: Caller | undefined;
    client: Client;
    idempotencyKey: string;
    auditContext?: AuditContext;
  };
};

export type Result = { status: number; body: unknown } | APIGatewayProxyStructuredResultV2;

export type CallMiddleware = MiddlewareObj<CallEvent, Result>;
