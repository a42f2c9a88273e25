import type { Template } from 'aws-cdk-lib/assertions';
import { find } from './synthesise.ts';

type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
};
type Document = { Statement: Statement[] };
type Role = { Policies?: { PolicyDocument: Document }[]; ManagedPolicyArns?: unknown[] };

export type Grant = { action: string; resource: string; condition: string };

const listed = <Value>(value: Value | Value[]): Value[] => (Array.isArray(value) ? value : [value]);

/** One grant for each action, resource and leading key, so that the order and grouping of statements do not matter. */
const toGrants = ({ Action, Resource, Condition }: Statement): Grant[] =>
  listed(Action).flatMap((action) =>
    listed(Resource).flatMap((resource) => {
      const text = typeof resource === 'string' ? resource : JSON.stringify(resource);
      const keys = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
      const conditions = Array.isArray(keys) ? keys : [Condition ? JSON.stringify(Condition) : ''];
      return conditions.map((condition) => ({ action, resource: text, condition: String(condition) }));
    }),
  );

/** The statements of all policies of a template, by the name of their role. */
const readStatements = (template: Template): Map<string, Statement[]> => {
  const roles = find<Role>(template, 'AWS::IAM::Role');
  const policies = find<{ PolicyDocument: Document; Roles: { Ref: string }[] }>(template, 'AWS::IAM::Policy');
  return new Map(
    roles.map(({ id, Properties }) => {
      const inline = (Properties.Policies ?? []).map(({ PolicyDocument }) => PolicyDocument);
      const attached = policies
        .filter((policy) => policy.Properties.Roles.some(({ Ref }) => Ref === id))
        .map((policy) => policy.Properties.PolicyDocument);
      return [id, [...inline, ...attached].flatMap(({ Statement }) => Statement)];
    }),
  );
};

const readByEffect = (template: Template, effect: string): Map<string, Grant[]> =>
  new Map(
    [...readStatements(template)].map(([role, statements]) => [
      role,
      statements.filter(({ Effect }) => Effect === effect).flatMap(toGrants),
    ]),
  );

/** Everything that the roles of a template are allowed, by the role's name. */
export const readGrants = (template: Template): Map<string, Grant[]> => readByEffect(template, 'Allow');

/** The same for denials, which override what anything else allows. */
export const readDenials = (template: Template): Map<string, Grant[]> => readByEffect(template, 'Deny');

/** The actions that statements of the role allow, with repetitions. */
export const listActions = (template: Template, start: string): string[] =>
  [...readStatements(template)]
    .filter(([role]) => role.startsWith(start))
    .flatMap(([, statements]) => statements.filter(({ Effect }) => Effect === 'Allow'))
    .flatMap(({ Action }) => listed(Action));

/**
 * Each action of the table with all the leading keys of the statement that allows it: the partitions of one
 * transaction.
 */
export const listTogether = (template: Template, start: string): string[] =>
  [...readStatements(template)]
    .filter(([role]) => role.startsWith(start))
    .flatMap(([, statements]) => statements.filter(({ Effect }) => Effect === 'Allow'))
    .flatMap(({ Action, Condition }) => {
      const keys = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
      return keys ? listed(Action).map((action) => `${action} ${listed(keys).toSorted().join(' ')}`) : [];
    });

/** Policies in other places, which `readGrants` would not show. */
export const findManagedPolicies = (template: Template) => [
  ...find(template, 'AWS::IAM::ManagedPolicy'),
  ...find<Role>(template, 'AWS::IAM::Role').flatMap(({ Properties }) => Properties.ManagedPolicyArns ?? []),
];
