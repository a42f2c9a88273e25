import * as z from 'zod';
import { rolesWith } from '../domain/permissions.ts';
import { type Call, requestHeaders } from './call.ts';
import { areas } from './contract.ts';
import { htmlPage } from './page.ts';
import { templateOf, wireNameOf } from './wire-names.ts';

const statusTexts: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  400: 'The request is not as described',
  401: 'Not signed in, or the credential is not valid',
  403: 'Not permitted for this role',
  404: 'No such record',
  409: 'Somebody else has changed it since',
  413: 'Too long',
  429: 'Too many requests',
  500: 'Our mistake',
  503: 'Several people are saving the same at this moment: try again',
};

const describeSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
};

const content = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { [schema === htmlPage ? 'text/html' : 'application/json']: { schema: describeSchema(schema, io) } },
});

const describeCall = (operationId: string, tag: string, call: Call) => ({
  operationId,
  tags: [tag],
  security: call.permission === 'public' ? [] : [{ accessToken: rolesWith(call.permission) }],
  parameters: [
    ...Object.entries(call.params).map(([param, schema]) => ({
      name: wireNameOf(param),
      in: 'path',
      required: true,
      schema: describeSchema(schema, 'input'),
    })),
    ...Object.entries(call.query).map(([name, schema]) => ({
      name,
      in: 'query',
      schema: describeSchema(schema, 'input'),
    })),
    ...(call.method === 'POST'
      ? Object.entries(requestHeaders).map(([name, schema]) => ({
          name,
          in: 'header',
          schema: describeSchema(schema, 'input'),
        }))
      : []),
  ],
  ...(call.body ? { requestBody: { required: true, ...content(call.body, 'input') } } : {}),
  responses: Object.fromEntries(
    Object.entries(call.replies).map(([status, schema]) => [
      status,
      { description: statusTexts[Number(status)] ?? status, ...content(schema, 'output') },
    ]),
  ),
});

/** The contract as an OpenAPI 3.1 document. */
export const describeApi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = templateOf(call);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, tag, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Community health organisation', version: '1' },
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
};
