import { writeFileSync } from 'node:fs';
import { areas } from '../shared/api/contract.ts';

// The wiring of each area's function follows from the contract and the names of its handlers, so it is written by
// `npm run generate` and a new call is two files: its contract entry and its handler.

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const lineWidth = 120;

/** As the formatter would write it. */
const writeHandler = (area: string, names: string[]): string => {
  const line = `export const handler = serve(${area}, { ${names.join(', ')} }, makeDependencies);`;
  if (line.length <= lineWidth) return line;
  const calls = names.map((name) => `    ${name},`).join('\n');
  return `export const handler = serve(\n  ${area},\n  {\n${calls}\n  },\n  makeDependencies,\n);`;
};

const writeEntry = (area: string, names: string[]) => {
  const sorted = names.toSorted((one, other) => kebab(one).localeCompare(kebab(other)));
  const local = [
    { file: 'dependencies', name: 'makeDependencies' },
    ...sorted.map((name) => ({ file: kebab(name), name })),
  ].toSorted((one, other) => one.file.localeCompare(other.file));
  const source = [
    '// Generated from the contract by `npm run generate`. Do not edit.',
    `import { ${area} } from '../../../shared/api/${area}.ts';`,
    "import { serve } from '../../http/serve.ts';",
    ...local.map(({ file, name }) => `import { ${name} } from './${file}.ts';`),
    '',
    writeHandler(area, sorted),
    '',
  ];
  writeFileSync(new URL(`routes/${area}/handler.ts`, import.meta.url), source.join('\n'));
};

for (const [area, calls] of Object.entries(areas)) writeEntry(area, Object.keys(calls));
