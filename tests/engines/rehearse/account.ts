import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CloudFormationClient,
  CreateChangeSetCommand,
  CreateStackCommand,
  DescribeChangeSetCommand,
} from '@aws-sdk/client-cloudformation';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { SetSMSAttributesCommand, SNSClient } from '@aws-sdk/client-sns';
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

/** The steps of a stranger in an account that moto plays. */
export const listAccountSteps = (clone: Clone, endpoint: string): Step[] => {
  const account = { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: 'moto', AWS_SECRET_ACCESS_KEY: 'moto' };
  const here = { region, endpoint, credentials };
  const choose = (choice: string) => clone.change('infra/deployment.ts', /production: \{.*/, `production: { ${choice}`);

  /** A state of the account, and how some lines of the preflight begin in it. */
  const preflight = (step: string, wanted: string[], prepare: () => unknown = () => {}): Step => ({
    step: `preflight: ${step}`,
    engine,
    take: async () => {
      await prepare();
      const { output } = await clone.run('preflight', account);
      for (const line of wanted) expectWords(output, line);
      const count = (state: string) => output.match(new RegExp(`^${state} `, 'gm'))?.length ?? 0;
      return `${count('ready')} ready, ${count('LACKING')} lacking, ${count('UNKNOWN')} that moto cannot say`;
    },
  });
  const bootstrapped = 'The CDK is bootstrapped';
  const mailed = 'Codes, and mail about referrals, go out from your own email domain';
  const textAttributes = { MonthlySpendLimit: '50', DefaultSenderID: 'HEALTH' };

  return [
    {
      step: 'preflight: no credentials',
      engine,
      take: async () => {
        const { code, output } = await clone.run('preflight', { AWS_ENDPOINT_URL: endpoint });
        expectWords(output, 'There are no AWS credentials that work');
        return `it says how to sign in, and ends with ${code}`;
      },
    },
    preflight('an empty account', [
      ...['LACKING  The values are your own', `LACKING  ${bootstrapped}`, 'LACKING  The monthly limit'],
      ...['LACKING  Texts name their sender', `LACKING  ${mailed}`],
    ]),
    preflight('values of one’s own, and bootstrap', ['ready    The values', `ready    ${bootstrapped}`], async () => {
      for (const file of ['infra/deployment.ts', 'shared/organisation/organisation.ts'])
        clone.change(file, /bca\.example/g, 'health.org.uk');
      clone.change('infra/deployment.ts', /07700 900123/, '07911 123456');
      const { output } = await clone.run('bootstrap', account);
      expectWords(output, `${region} bootstrapped`, `${edgeRegion} bootstrapped`);
    }),
    preflight('another region', [`LACKING  ${bootstrapped}: it is not bootstrapped in ${elsewhere}`], () =>
      choose(`region: '${elsewhere}',`),
    ),
    preflight('a limit and a sender of texts', ['ready    The monthly limit', 'ready    Texts name'], async () => {
      choose("emailDomain: 'health.org.uk',");
      await new SNSClient(here).send(new SetSMSAttributesCommand({ attributes: textAttributes }));
    }),
    preflight('a domain that SES does not know', [`LACKING  ${mailed}: SES does not know`]),
    preflight('a domain that SES knows', [], () =>
      new SESv2Client(here).send(new CreateEmailIdentityCommand({ EmailIdentity: 'health.org.uk' })),
    ),
    {
      step: 'synth',
      engine: 'AWS CDK',
      take: async () => {
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
        choose(`region: '${elsewhere}',`);
        const { code, output } = await clone.run('deploy --yes', account);
        choose('');
        expectWords(output, `stores records in form ${newer}`, 'Nothing was deployed.');
        return `refused, with ${code}`;
      },
    },
  ];
};
