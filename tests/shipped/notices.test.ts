import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const notices = readFileSync(join(root, 'web/dist/licences.txt'), 'utf8');
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

it('the site carries the licence of each font and package that a browser downloads', () => {
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  expect(fonts.length).toBeGreaterThan(5);
  const packages = ['react', 'react-dom', 'react-router', 'recharts', 'signature_pad', 'aws-amplify', 'zod'];
  for (const name of [...fonts, ...packages])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  for (const licence of ['Permission is hereby granted', 'Apache License', 'SIL OPEN FONT LICENSE'])
    expect(notices).toContain(licence);
  expect(notices).not.toContain('no licence named');
});

it('a page names the file that has them', () => {
  for (const page of ['index.html', 'ur/index.html', 'staff.html'])
    expect(readFileSync(join(root, 'web/dist', page), 'utf8')).toContain('/licences.txt');
  expect(readdirSync(join(root, 'web/dist'))).toContain('licences.txt');
});
