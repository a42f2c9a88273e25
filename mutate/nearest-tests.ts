import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

const resolve = (from: string, request: string): string | undefined => {
  if (request.startsWith('#words/')) return join('shared/words/en', request.slice('#words/'.length));
  return request.startsWith('.') ? normalize(join(dirname(from), request)) : undefined;
};

const readImports = (file: string): string[] => {
  const { module } = parseSync(file, readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ];
  return requests.flatMap((request) => resolve(file, request) ?? []).filter((path) => existsSync(path));
};

/** Imported by name at run time, so that no import shows it: the functions behind the local gateway. */
const gateway = 'infra/local/gateway/invoke.ts';

/** The importers of each file. */
const readImporters = async (): Promise<Map<string, string[]>> => {
  const importers = new Map<string, string[]>();
  const add = (path: string, by: string) => importers.set(path, [...(importers.get(path) ?? []), by]);
  for await (const file of glob('{shared,functions,infra,web/src,tests}/**/*.{ts,tsx}')) {
    for (const path of readImports(file)) add(path, file);
    if (/^functions\/routes\/\w+\/handler\.ts$/.test(file)) add(file, gateway);
  }
  return importers;
};

export type Near = { test: string; steps: number };

/** Finds the tests that reach a file by imports, with the number of imports between them. */
export const openNearestTests = async (): Promise<(file: string) => Near[]> => {
  const importers = await readImporters();
  return (file) => {
    const steps = new Map([[file, 0]]);
    const queue = [file];
    for (let next = queue.shift(); next; next = queue.shift()) {
      for (const by of importers.get(next) ?? []) {
        if (steps.has(by)) continue;
        steps.set(by, (steps.get(next) ?? 0) + 1);
        queue.push(by);
      }
    }
    return [...steps].map(([test, count]) => ({ test, steps: count }));
  };
};
