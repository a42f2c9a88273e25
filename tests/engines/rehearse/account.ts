import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CloudFormationClient,
  CreateChangeSetCommand,
  CreateStackCommand,
  DescribeChangeSetCommand,
} from '@aws-sdk/client-cloudformation';
import { schemaVersion } from '../../../functions/kernel/store/table.ts';
import { edgeRegion } from '../../../infra/cloud/stack-names.ts';
import { type Clone, expectWords, type Step } from './clone.ts';

const engine = 'moto';
const credentials = { accessKeyId: 'moto', secretAccessKey: 'moto' };
const [region, elsewhere] = ['eu-west-2', 'eu-west-1'];

/** The templates that synth wrote, by the names of their stacks. */
const listTemplates = ({ folder }: Clone): [string, string][] =>
  readdirSync(join(folder, 'cdk.out'))
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => [name.replace('.template.json', ''), readFileSync(join(folder, 'cdk.out', name), 'utf8')]);

/** What a deployment asks of an account that moto plays. */
export const listAccountSteps = (clone: Clone, endpoint: string): Step[] => {
  const account = { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: 'moto', AWS_SECRET_ACCESS_KEY: 'moto' };
  const here = { region, endpoint, credentials };

  return [
    {
      step: 'synth',
      engine: 'AWS CDK',
      take: async () => {
        clone.choose("emailDomain: 'health.org.uk',");
        const { code, output } = await clone.run('synth', account);
        if (code !== 0) throw new Error(output.slice(-3000));
        return `${listTemplates(clone).length} templates`;
      },
    },
    {
      step: 'a change set of each stack',
      engine,
      take: async () => {
        const answers = [];
        for (const [StackName, TemplateBody] of listTemplates(clone)) {
          const place = StackName.endsWith('-edge') ? edgeRegion : region;
          const client = new CloudFormationClient({ ...here, region: place });
          const named = { StackName, ChangeSetName: 'first' };
          await client.send(new CreateChangeSetCommand({ ...named, TemplateBody, ChangeSetType: 'CREATE' }));
          const { Changes = [] } = await client.send(new DescribeChangeSetCommand(named));
          answers.push(`${StackName} ${Changes.length}`);
        }
        return `resources to add: ${answers.join(', ')}`;
      },
    },
    {
      step: 'deploy: going back to a version that cannot read the records',
      engine,
      take: async () => {
        const newer = String(schemaVersion + 1);
        const Resources = { Topic: { Type: 'AWS::SNS::Topic' } };
        const TemplateBody = JSON.stringify({ Resources, Outputs: { SchemaVersion: { Value: newer } } });
        const StackName = listTemplates(clone).find(([name]) => name.endsWith('-service'))?.[0];
        // Of its own region: where the change set is, moto has the stack.
        const client = new CloudFormationClient({ ...here, region: elsewhere });
        await client.send(new CreateStackCommand({ StackName, TemplateBody }));
        clone.choose(`region: '${elsewhere}',`);
        const { code, output } = await clone.run('deploy --yes', account);
        clone.choose('');
        expectWords(output, `stores records in form ${newer}`, 'Nothing was deployed.');
        return `refused, with ${code}`;
      },
    },
  ];
};
