import { join } from 'node:path';
import * as z from 'zod';
import { Failure } from '../../../infra/failure.ts';
import { demandPython, installPython } from '../install.ts';
import type { Part } from '../part.ts';
import { runTool } from '../run-tool.ts';

const runs = z.array(z.object({ role: z.string(), output: z.string(), report: z.string() }));
const report = z.object({
  operations: z.object({ selected: z.int(), tested: z.int() }),
  failures: z.array(z.object({ title: z.string(), operations: z.array(z.string()) })),
});

/** Asks each call as nobody and as each role, with so many made-up requests of each, and chains of calls as an admin. */
const fuzz = (examples: number) => async () => {
  demandPython();
  const command = join(installPython(), 'st');
  const script = 'tests/engines/fuzz/fuzz-product.ts';
  const { status, stdout, stderr } = runTool(process.execPath, [script, command, String(examples)]);
  if (status !== 0) throw new Failure(`The product could not be asked: ${stderr.slice(-2000)}`);
  let passed = 0;
  let failed = 0;
  for (const one of runs.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))) {
    const { operations, failures } = report.parse(JSON.parse(one.report));
    const refused = new Set(failures.flatMap((failure) => failure.operations)).size;
    // Of chains, what counts is the links that they followed: none is a fault.
    const followed = Number(/API Links: +(\d+) covered/.exec(one.output)?.[1]);
    const isChains = one.role === 'chains';
    const tried = isChains ? followed : operations.tested;
    const untried = isChains ? Number(followed === 0) : operations.selected - operations.tested;
    if (refused + untried > 0) console.log(`== as ${one.role}\n${one.output}`);
    passed += tried - refused;
    failed += refused + untried;
  }
  return { passed, failed };
};

export const fuzzParts = (examples: number): Part[] => [
  { engine: 'schemathesis', part: 'calls, as nobody and each role; chains of calls', run: fuzz(examples) },
];
