import { globSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Failure } from '../../../infra/failure.ts';
import { demandPython, installPython } from '../install.ts';
import type { Counts, Part } from '../part.ts';
import { runTool } from '../run-tool.ts';

const folder = 'test-reports/templates';
let isWritten = false;

/** Writes a folder of templates for each deployment, for all parts together. */
const writeTemplates = () => {
  if (isWritten) return;
  rmSync(folder, { recursive: true, force: true });
  const { status, stderr } = runTool(process.execPath, ['tests/engines/templates/write-templates.ts', folder]);
  if (status !== 0) throw new Failure(`The templates could not be written: ${stderr}`);
  isWritten = true;
};

// W3005: the CDK says twice that a function waits for its role.
const ignored = 'W3005';

const lint = (bin: string): Counts => {
  const files = globSync(join(folder, '*/*.json'));
  const { stdout } = runTool(join(bin, 'cfn-lint'), ['-f', 'parseable', '-i', ignored, '--', ...files]);
  const findings = stdout.split('\n').filter(Boolean);
  for (const finding of findings) console.log(finding);
  return { passed: files.length, failed: findings.length };
};

const judged = z.object({
  passed: z.int(),
  faults: z.array(z.string()),
  leadingKeys: z.record(z.string(), z.int()),
});

const judge = (bin: string): Counts => {
  const counts = readdirSync(folder).map((deployment) => {
    const script = 'tests/engines/templates/check_policies.py';
    const { status, stdout, stderr } = runTool(join(bin, 'python'), [script, join(folder, deployment)]);
    if (status !== 0) throw new Failure(`The policies could not be judged: ${stderr}`);
    const { passed, faults, leadingKeys } = judged.parse(JSON.parse(stdout));
    for (const fault of faults) console.log(fault);
    console.log(`${deployment}: statements with dynamodb:LeadingKeys`, leadingKeys);
    return { passed, failed: faults.length };
  });
  const sum = (kind: keyof Counts) => counts.reduce((total, one) => total + one[kind], 0);
  return { passed: sum('passed'), failed: sum('failed') };
};

const onTemplates = (check: (bin: string) => Counts) => async () => {
  demandPython();
  writeTemplates();
  return check(installPython());
};

export const templateParts: Part[] = [
  { engine: 'cfn-lint', part: 'templates of four deployments', run: onTemplates(lint) },
  { engine: 'policy-sentry', part: 'statements of four deployments', run: onTemplates(judge) },
];
