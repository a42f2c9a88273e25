import { expect, it } from 'vitest';
import released from './released-exports.json' with { type: 'json' };
import { synthesise } from './synthesise.ts';

const { data, service } = synthesise();
const listExports = (template: typeof data) =>
  Object.values<{ Export?: { Name: string } }>(template.toJSON().Outputs).flatMap(({ Export }) => Export?.Name ?? []);

it('a stack imports nothing that another would then not be able to change', () => {
  for (const template of [data, service]) expect(JSON.stringify(template.toJSON())).not.toContain('Fn::ImportValue');
});

it('every export that a deployed version imports is there until that version is gone everywhere', () => {
  // CloudFormation refuses a data stack that lacks an export while the earlier service stack still imports it. An
  // export may leave released-exports.json one release after CHANGELOG.md has told everybody to deploy the version that
  // imports none.
  expect(listExports(data)).toEqual(expect.arrayContaining(released.map((name) => `bca-data:${name}`)));
});
