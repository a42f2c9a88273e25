import { Validator } from '@seriousme/openapi-schema-validator';
import stringify from 'json-stringify-pretty-compact';
import { expect, it } from 'vitest';
import { describeApi } from './open-api.ts';

// In its JSON form, without what JSON cannot hold.
const described = () => JSON.parse(JSON.stringify(describeApi()));

it('the API is as docs/openapi.json describes it, so that a call, a field or a limit changes on purpose', async () => {
  await expect(`${stringify(described(), { maxLength: 160 })}\n`).toMatchFileSnapshot('../docs/openapi.json');
});

it('the description of the API is an OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(described())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('a call that makes something leads to the calls whose address asks for the id of what it made', () => {
  const { links } = described().paths['/api/work/task'].post.responses['201'];
  expect(links.finishTask).toEqual({
    operationId: 'finishTask',
    parameters: { 'path.taskId': '$response.body#/taskId' },
  });
});

it('a description that is none is told apart', async () => {
  const [path] = Object.keys(described().paths);
  for (const spoil of [
    (document: ReturnType<typeof described>) => delete document.info.version,
    (document: ReturnType<typeof described>) => {
      document.paths[String(path)].post = { responses: { 200: {} } };
    },
    (document: ReturnType<typeof described>) => {
      document.components.securitySchemes.accessToken = { type: 'token' };
    },
  ]) {
    const document = described();
    spoil(document);
    expect((await new Validator().validate(document)).valid).toBe(false);
  }
});
