import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { find, synthesise } from './synthesise.ts';

const repository = join(import.meta.dirname, '../..');
const page = readFileSync(join(repository, 'docs/operations.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

describe('the page for IT people', () => {
  it('describes each output of a deployment', () => {
    const outputs = Object.values(synthesise()).flatMap((template) => Object.entries(template.toJSON().Outputs));
    const forStacks = ([name, output]: [string, unknown]) =>
      name.startsWith('PublishOutput') || (output as { Export?: object }).Export !== undefined;
    const printed = outputs.filter((one) => !forStacks(one)).map(([name]) => name);
    expect(printed).toContain('DistributionArn');
    for (const name of printed) expect(page).toContain(`\`${name}\``);
  });

  it('names only commands that there are', () => {
    const named = [...page.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(named).toContain('deploy');
    expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
  });

  it('names only files that there are', () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:ts|json|md))`/g)].map(([, name]) => String(name));
    expect(named).toContain('infra/deployment.ts');
    // Those of the second organisation are an example.
    const ours = named.filter((name) => !name.startsWith('organisations/'));
    for (const name of ours) expect(() => readFileSync(join(repository, name)), name).not.toThrow();
  });

  it('describes what to do at every alarm that sends a mail', () => {
    const alarms = Object.values(synthesise({ auditCopyYears: 7 })).flatMap((template) =>
      find<{ AlarmDescription: string; AlarmActions?: unknown }>(template, 'AWS::CloudWatch::Alarm'),
    );
    const mailed = alarms.filter(({ Properties }) => Properties.AlarmActions);
    const titles = mailed.map(({ Properties }) => Properties.AlarmDescription.split('. See')[0] ?? '');
    expect(titles).toContain('Backup: a job failed');
    for (const title of titles) expect(page).toContain(`| ${title} |`);
  });
});
