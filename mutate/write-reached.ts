import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { reachedFolder, reachedName } from './count-reached.ts';

// Files of one process share the modules, and so the counts: each begins anew.
const holder = globalThis as { reached?: Record<string, number> };
holder.reached ??= {};
const counts = holder.reached;
for (const name of Object.keys(counts)) delete counts[name];

afterAll(() => {
  const { testPath = '' } = expect.getState();
  mkdirSync(reachedFolder, { recursive: true });
  const file = testPath.replace(`${process.cwd()}/`, '');
  writeFileSync(join(reachedFolder, reachedName(file)), JSON.stringify(counts));
});
