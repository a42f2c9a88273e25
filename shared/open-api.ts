import * as z from 'zod';
import { alert } from './alerts/alert.ts';
import { appointment } from './appointments/appointment.ts';
import { planned } from './appointments/planned.ts';
import { areas } from './contract.ts';
import { patientDocument } from './documents/document.ts';
import { episode } from './episodes/episode.ts';
import { group, register } from './groups/group.ts';
import { type Call, requestHeaders } from './kernel/call.ts';
import { rolesWith } from './kernel/permissions.ts';
import { problem } from './kernel/problem.ts';
import { htmlPage } from './kernel/replies.ts';
import { otherNameOf, rename, templateOf, wireNameOf } from './kernel/wire-names.ts';
import { contactMessage } from './messages/contact-message.ts';
import { caseNote } from './notes/case-note.ts';
import { externalReferral, patientRecord } from './patients/record.ts';
import { staffUser } from './patients/staff-user.ts';
import { testResult } from './questionnaires/result.ts';
import { dangerCall } from './safety/danger-schema.ts';
import { task } from './tasks/task.ts';

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

/** The schemas that many calls share, under their names in the document. */
const shared = {
  Alert: alert,
  Appointment: appointment,
  CaseNote: caseNote,
  ContactMessage: contactMessage,
  DangerCall: dangerCall,
  Document: patientDocument,
  Episode: episode,
  ExternalReferral: externalReferral,
  Group: group,
  PatientRecord: patientRecord,
  Planned: planned,
  Problem: problem,
  Register: register,
  StaffUser: staffUser,
  Task: task,
  TestResult: testResult,
};
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries<z.ZodType>(shared)) named.add(schema, { id });

const textOf = (status: string): string => statusTexts[Number(status)] ?? status;

type Schemas = Map<string, unknown>;

const everyCall = Object.values(areas).flatMap((calls) => Object.entries<Call>(calls));

/** A schema of the document; the shared ones in it are referred to, and collected in `schemas`. */
const describeSchema = (schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): unknown => {
  // As a part of something, a shared schema is referred to even where it is the whole.
  const { properties = {}, $defs = {} } = z.toJSONSchema(z.object({ schema }), {
    ...{ io, unrepresentable: 'any', metadata: named },
    // One of two that hold together would refuse the fields of the other.
    override: ({ zodSchema, jsonSchema: { allOf = [] } }) => {
      if (zodSchema._zod.def.type === 'intersection') for (const part of allOf) delete part.additionalProperties;
    },
  });
  // What is sent differs from what is answered: defaults may be left out.
  const nameOf = (id: string) => (io === 'input' ? `${id}Sent` : id);
  const refer = (part: unknown) => {
    const described = JSON.parse(JSON.stringify(part), (key, value) => {
      if (key === 'required') return value.map((name: string) => otherNameOf(schema, name));
      return key === '$ref' ? `#/components/schemas/${nameOf(String(value).replace('#/$defs/', ''))}` : value;
    });
    return rename(schema, described);
  };
  for (const [id, { id: _, ...one }] of Object.entries($defs)) schemas.set(nameOf(id), refer(one));
  return refer(properties.schema);
};

const content = (schema: z.ZodType, io: 'input' | 'output', schemas: Schemas) => ({
  content: {
    [schema === htmlPage ? 'text/html' : 'application/json']: { schema: describeSchema(schema, io, schemas) },
  },
});

const isPage = ({ replies }: Call): boolean => replies[200] === htmlPage;

/** What a page refuses, it says in a page, unless it was asked for JSON. */
const describePageProblem = (status: string) => ({
  description: textOf(status),
  content: {
    'text/html': { schema: { type: 'string', contentMediaType: 'text/html' } },
    'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
});

const describeProblem = (call: Call, status: string) =>
  isPage(call) ? describePageProblem(status) : { $ref: `#/components/responses/${status}` };

const describeParameters = (place: 'path' | 'query' | 'header', parameters: Call['params'], schemas: Schemas) =>
  Object.entries(parameters).map(([name, schema]) => ({
    name: place === 'path' ? wireNameOf(name) : name,
    in: place,
    ...(place === 'path' && { required: true }),
    schema: describeSchema(schema, 'input', schemas),
  }));

const describeCall = (operationId: string, tag: string, call: Call, schemas: Schemas) => ({
  operationId,
  tags: [tag],
  security: call.permission === 'public' ? [] : [{ accessToken: rolesWith(call.permission) }],
  parameters: [
    ...describeParameters('path', call.params, schemas),
    ...describeParameters('query', call.query, schemas),
    ...(call.method === 'POST' ? describeParameters('header', requestHeaders, schemas) : []),
  ],
  ...(call.body ? { requestBody: { required: true, ...content(call.body, 'input', schemas) } } : {}),
  responses: Object.fromEntries(
    Object.entries(call.replies).map(([status, schema]) => [
      status,
      schema === problem
        ? describeProblem(call, status)
        : {
            description: textOf(status),
            ...content(schema, 'output', schemas),
            ...describeLinks(call, status, schema, schemas),
          },
    ]),
  ),
});

// API Gateway answers these itself where it lets nobody through: without a status in the body.
const isOfGateway = (status: string) => ['401', '403', '429', '503'].includes(status);
const problemOrRefusal = z.union([problem, z.object({ message: z.string() })]);

/** The answers that say only what is wrong, by their status. */
const describeProblems = (schemas: Schemas) =>
  Object.fromEntries(
    Object.keys(statusTexts)
      .filter((status) => Number(status) >= 400)
      .map((status) => [
        status,
        {
          description: textOf(status),
          ...content(isOfGateway(status) ? problemOrRefusal : problem, 'output', schemas),
        },
      ]),
  );

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };

/** The names of what a reply contains, or each row of a page of it, with their places. */
const placesIn = (schema: Schema, schemas: Schemas, place = '$response.body#'): [name: string, place: string][] => {
  const found = schemas.get(schema.$ref?.split('/').at(-1) ?? '') as Schema | undefined;
  const { properties = {}, anyOf = [] } = found ?? schema;
  const rows = properties.content?.items;
  return [
    ...Object.keys(properties).map((name): [string, string] => [wireNameOf(name), `${place}/${name}`]),
    ...anyOf.flatMap((one) => placesIn(one, schemas, place)),
    ...(rows ? placesIn(rows, schemas, `${place}/content/0`) : []),
  ];
};

const paramsOf = (call: Call): string[] => Object.keys(call.params).map(wireNameOf);

/** The calls that may follow one that makes something: those whose address asks for an id of its reply. */
const describeLinks = (call: Call, status: string, reply: z.ZodType, schemas: Schemas) => {
  if (status !== '201') return {};
  const replied = new Map(placesIn(describeSchema(reply, 'output', schemas) as Schema, schemas));
  const own = new Map(paramsOf(call).map((name) => [name, `$request.path.${name}`]));
  const places = new Map([...own, ...[...replied].filter(([name]) => name.endsWith('Id') && !own.has(name))]);
  const links = everyCall.flatMap(([operationId, other]) => {
    const names = paramsOf(other);
    if (!names.some((name) => !own.has(name)) || !names.every((name) => places.has(name))) return [];
    const parameters = Object.fromEntries(names.map((name) => [`path.${name}`, places.get(name)]));
    return [[operationId, { operationId, parameters }]];
  });
  return links.length === 0 ? {} : { links: Object.fromEntries(links) };
};

/** The contract as an OpenAPI 3.1 document. */
export const describeApi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Schemas = new Map();
  for (const [tag, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = templateOf(call);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, tag, call, schemas) };
    }
  }
  const responses = describeProblems(schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'Community health organisation', version: '1' },
    paths,
    components: {
      responses,
      schemas: Object.fromEntries([...schemas].toSorted(([one], [other]) => one.localeCompare(other))),
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
