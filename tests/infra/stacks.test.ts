import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { addTestProduct, synthesise } from './synthesise.ts';

// Resources that CloudFormation can neither replace nor make twice in one account once we have named them.
const physicalNames = [
  'BucketName',
  'DashboardName',
  'FunctionName',
  'LogGroupName',
  'ManagedPolicyName',
  'RoleName',
  'TableName',
  'TopicName',
  'UserPoolName',
];

describe('both stacks', () => {
  it('cannot be deleted by mistake', () => {
    const { data, service } = addTestProduct();
    expect([data.terminationProtection, service.terminationProtection]).toEqual([true, true]);
  });

  it('can be taken back by CloudFormation while they are created for the first time', () => {
    const { data, service } = addTestProduct({ isProtected: false });
    expect([data.terminationProtection, service.terminationProtection]).toEqual([false, false]);
    const templates = Object.values(synthesise({ isProtected: false }));
    const resources = templates.flatMap((template): [string, { DeletionPolicy?: string }][] =>
      Object.entries(template.toJSON().Resources),
    );
    // A remaining or protected resource would block the next attempt. Buckets of files and logs have no name of ours,
    // and CloudFormation cannot delete one that is not empty.
    const left = resources.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain').map(([id]) => id);
    expect(left.map((id) => id.slice(0, -8))).toEqual(['Logs', 'Logs', 'SiteFiles']);
    expect(JSON.stringify(resources)).not.toMatch(/"DeletionProtection(Enabled)?":(true|"ACTIVE")/);
  });

  it.each(Object.entries(synthesise()))(
    'leave the name of what is in %s to CloudFormation',
    (_, template: Template) => {
      const resources: { Properties?: object }[] = Object.values(template.toJSON().Resources);
      const written = resources
        .flatMap(({ Properties = {} }) => Object.entries(Properties))
        .filter(([name, value]) => physicalNames.includes(name) && typeof value === 'string');
      expect(written).toEqual([]);
    },
  );
});
