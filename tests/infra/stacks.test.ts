import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { addTestProduct, synthesise } from './synthesise.ts';

// What CloudFormation cannot replace, nor make twice in one account, once it has a name of ours.
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
