import type { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { synthesise } from './synthesise.ts';

const made = ['alpha', 'beta'].map((slug) => ({
  slug,
  templates: Object.values(synthesise({ slug, auditCopyYears: 7, accessTrail: 'around' })),
}));
type Made = (typeof made)[number];
const [one, other] = made as [Made, Made];

type Resource = { Type: string; Properties?: Record<string, unknown> };
const resourcesOf = (template: Template): [string, Resource][] => Object.entries(template.toJSON().Resources);

// The name of a part of another resource, of which each environment has its own.
const inside = [
  'AWS::ApiGatewayV2::Authorizer Name',
  'AWS::ApiGatewayV2::Stage StageName',
  'AWS::Cognito::UserPoolGroup GroupName',
];

/** Every name that a template gives to a resource that is known in the account by that name. */
const namesOf = ({ templates }: Made): string[] =>
  templates.flatMap((template) =>
    resourcesOf(template).flatMap(([, { Type, Properties = {} }]) =>
      Object.entries(Properties)
        .filter(([property, value]) => property.endsWith('Name') && typeof value === 'string')
        .filter(([property]) => !inside.includes(`${Type} ${property}`))
        .filter(([property]) => !['MetricName', 'DomainName', 'PolicyName'].includes(property))
        .map(([property, value]) => `${Type} ${property} ${value}`),
    ),
  );

it('two environments of one account give nothing the same name', () => {
  const [mine, theirs] = [namesOf(one), namesOf(other)];
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.filter((name) => theirs.includes(name))).toEqual([]);
});

it('no template of one environment names anything of the other, and their metrics are counted apart', () => {
  for (const { templates, slug } of made) {
    const foreign = slug === 'alpha' ? 'beta' : 'alpha';
    for (const template of templates) expect(JSON.stringify(template.toJSON())).not.toContain(foreign);
  }
  const namespaces = one.templates.flatMap((template) =>
    resourcesOf(template)
      .filter(([, { Type }]) => Type === 'AWS::Logs::MetricFilter')
      .map(([, { Properties }]) => JSON.stringify(Properties?.MetricTransformations)),
  );
  expect(namespaces.length).toBeGreaterThan(10);
  for (const namespace of namespaces) expect(namespace).toContain('"MetricNamespace":"alpha"');
});
