import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { indexes } from '../../functions/kernel/store/table.ts';
import resources from './released-resources.json' with { type: 'json' };
import { addTestProduct, findOne, synthesise } from './synthesise.ts';

/**
 * A resource of the version that anybody may have deployed, from its templates. For those that store something, and those
 * with a name, `fixed` are properties by which CloudFormation would replace it, or which nothing else in the account may
 * share; `storesData` means that its content is not made again by a deployment.
 */
type Released = { type: string; fixed?: Record<string, unknown>; storesData?: boolean };
type Resource = { Type: string; Properties?: Record<string, unknown> };

const made = synthesise();
const { data, service } = made;
describe.each(['data', 'service'] as const)('the %s stack of the first version that was deployed', (name) => {
  const before = Object.entries<Released>(resources[name]);
  const now: Record<string, Resource> = made[name].toJSON().Resources;

  it('takes this one: nothing becomes a resource of another type', () => {
    expect(before.length).toBeGreaterThan(40);
    for (const [id, { type }] of before) if (now[id]) expect(now[id].Type, id).toBe(type);
  });

  it('keeps whatever stores something, as the resource that it is', () => {
    const stateful = before.filter(([, { storesData }]) => storesData);
    expect(stateful.length).toBeGreaterThan(5);
    for (const [id, { type, fixed = {} }] of stateful) {
      expect({ Properties: {}, ...now[id] }, id).toMatchObject({ Type: type, Properties: fixed });
    }
  });

  it('shares no route and no name with something new: CloudFormation makes that first, and is refused', () => {
    const nameOf = (type: string, fixed: unknown) => `${type} ${JSON.stringify(fixed)}`;
    const taken = before
      .filter(([, { fixed, storesData }]) => fixed && !storesData)
      .map(([id, { type, fixed }]) => ({ id, type, name: nameOf(type, fixed), properties: Object.keys(fixed ?? {}) }));
    expect(taken.length).toBeGreaterThan(1);
    const added = Object.entries(now).filter(([id]) => !(id in resources[name]));
    const clashes = taken.flatMap(({ type, name: wanted, properties }) =>
      added
        .filter(([, { Type }]) => Type === type)
        .filter(
          ([, { Properties = {} }]) =>
            nameOf(type, Object.fromEntries(properties.map((one) => [one, Properties[one]]))) === wanted,
        )
        .map(([id]) => `${id} is another ${wanted}`),
    );
    expect(clashes).toEqual([]);
  });
});

it('the indexes of the table can be added one after the other, and nothing else of the data differs meanwhile', () => {
  const templateWith = (names: string[]) =>
    Template.fromStack(
      addTestProduct({}, { builtinCloudFormationValidation: false }, { distributionArn: undefined, indexes: names })
        .data,
    ).toJSON();
  type Table = { GlobalSecondaryIndexes?: { IndexName: string }[]; AttributeDefinitions: unknown };
  const names = indexes.map(({ name }) => name);
  const { id } = findOne<Table>(data, 'AWS::DynamoDB::GlobalTable');
  for (let there = 0; there < names.length; there += 1) {
    const template = templateWith(names.slice(0, there));
    const table: Table = template.Resources[id].Properties;
    expect((table.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName)).toEqual(names.slice(0, there));
    const whole = structuredClone(data.toJSON());
    for (const { Resources } of [template, whole]) {
      const { Replicas } = Resources[id].Properties;
      for (const replica of Replicas) delete replica.GlobalSecondaryIndexes;
      for (const part of ['GlobalSecondaryIndexes', 'AttributeDefinitions']) delete Resources[id].Properties[part];
    }
    expect(template.Resources).toEqual(whole.Resources);
  }
});

it('a stack imports nothing that another would then not be able to change', () => {
  for (const template of [data, service]) expect(JSON.stringify(template.toJSON())).not.toContain('Fn::ImportValue');
});
