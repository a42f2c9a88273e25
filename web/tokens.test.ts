import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colourOf, tokenColours } from './tokens.ts';

const root = import.meta.dirname;
const find = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['dist/**', '**/*.test.ts'] }).map((file) => {
    // The notations of a colour in CSS, SVG and the PDF; an entity or the end of an address is none.
    const colours = readFileSync(join(root, file), 'utf8').match(
      /(?<![&\w/'])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|\brgba?\(/gi,
    );
    return { file, colours: colours ?? [] };
  });

it('reads a colour by its name', () => {
  expect(colourOf('ink')).toBe('#22305c');
  expect(() => colourOf('purple')).toThrow('purple');
});

it('is the one place that knows a colour: no other style, script or page of the site has one', () => {
  const others = find(['*.{ts,html}', 'src/**/*.{css,ts,tsx}']).filter(({ file }) => file !== 'src/styles/tokens.css');
  expect(others.length).toBeGreaterThan(300);
  const withColours = others.filter(({ colours }) => colours.length > 0).map(({ file }) => file);
  // The pad draws on the white of its picture, which is no part of the page, and the PDF on that of its paper.
  expect(withColours).toEqual(['draw-form-pdf.ts', 'src/patients/new-patient/signature-box.tsx']);
});

it.each(['public/favicon.svg', 'src/kernel/components/band.svg'])(
  'has every colour of %s, which cannot read it',
  (file) => {
    const [found] = find([file]);
    expect(found?.colours.length).toBeGreaterThan(0);
    for (const colour of found?.colours ?? []) expect(tokenColours).toContain(colour);
  },
);
