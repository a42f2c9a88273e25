import { join } from 'node:path';
import * as z from 'zod';
import { Failure } from '../../../infra/failure.ts';
import { demandPython, installPython } from '../install.ts';
import type { Counts, Part } from '../part.ts';
import { runTool } from '../run-tool.ts';

const judged = z.object({ passed: z.int(), faults: z.array(z.string()) });

const judge = (bin: string, credentials: string): Counts => {
  const signed = runTool(process.execPath, ['tests/engines/signatures/sign-many.ts', credentials]);
  if (signed.status !== 0) throw new Failure(`Nothing could be signed: ${signed.stderr}`);
  const script = 'tests/engines/signatures/check_signatures.py';
  const { status, stdout, stderr } = runTool(join(bin, 'python'), [script], signed.stdout);
  if (status !== 0) throw new Failure(`The signatures could not be judged: ${stderr}`);
  const { passed, faults } = judged.parse(JSON.parse(stdout));
  for (const fault of faults) console.log(fault);
  return { passed, failed: faults.length };
};

const judgeAll = async (): Promise<Counts> => {
  demandPython();
  const bin = installPython();
  const [lasting, ofRole] = [judge(bin, '0'), judge(bin, '1')];
  return { passed: lasting.passed + ofRole.passed, failed: lasting.failed + ofRole.failed };
};

export const signatureParts: Part[] = [{ engine: 'botocore', part: 'signed links and forms', run: judgeAll }];
