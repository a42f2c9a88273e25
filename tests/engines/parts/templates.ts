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

const made = z.object({ passed: z.int(), faults: z.array(z.string()), unknown: z.array(z.string()) });

/** Gives the templates of each deployment to a script of Python, and reads what it writes. */
const runScript = <Found extends { passed: number; faults: string[] }>(
  bin: string,
  script: string,
  schema: z.ZodType<Found>,
  report: (deployment: string, found: Found) => void,
): Counts => {
  const counts = readdirSync(folder).map((deployment) => {
    const file = `tests/engines/templates/${script}`;
    const { status, stdout, stderr } = runTool(join(bin, 'python'), [file, join(folder, deployment)]);
    if (status !== 0) throw new Failure(`${file} failed: ${stderr}`);
    const found = schema.parse(JSON.parse(stdout));
    for (const fault of found.faults) console.log(fault);
    report(deployment, found);
    return { passed: found.passed, failed: found.faults.length };
  });
  const sum = (kind: keyof Counts) => counts.reduce((total, one) => total + one[kind], 0);
  return { passed: sum('passed'), failed: sum('failed') };
};

const judge = (bin: string) =>
  runScript(bin, 'check_policies.py', judged, (deployment, { leadingKeys }) =>
    console.log(`${deployment}: statements with dynamodb:LeadingKeys`, leadingKeys),
  );

const make = (bin: string) =>
  runScript(bin, 'make_stacks.py', made, (deployment, { passed, unknown }) =>
    console.log(`${deployment}: ${passed} resources made; moto does not know ${unknown.join(', ')}`),
  );

const onTemplates = (check: (bin: string) => Counts) => async () => {
  demandPython();
  writeTemplates();
  return check(installPython());
};

export const templateParts: Part[] = [
  { engine: 'cfn-lint', part: 'templates of four deployments', run: onTemplates(lint) },
  { engine: 'policy-sentry', part: 'statements of four deployments', run: onTemplates(judge) },
  { engine: 'moto', part: 'stacks of four deployments', run: onTemplates(make) },
];
