import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const licence = z.object({
  name: z.string(),
  version: z.string(),
  /** Of SPDX. */
  identifier: z.string().optional(),
  text: z.string().optional(),
});
type Licence = z.infer<typeof licence>;

/** The file of the staff build, which has all that visitors download as well. */
export const licencesFile = '.vite/licences.json';

const packages = join(import.meta.dirname, '../node_modules');
const description = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The build names the packages of scripts alone. */
const listFonts = (): Licence[] =>
  ['@fontsource', '@fontsource-variable'].flatMap((scope) =>
    readdirSync(join(packages, scope)).map((font) => {
      const folder = join(packages, scope, font);
      const { license, ...named } = description.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
      return { ...named, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim() };
    }),
  );

const underline = (text: string): string => `${text}\n${'='.repeat(text.length)}`;

const nameOf = ({ name, version, identifier = 'no licence named' }: Licence): string =>
  `${name} ${version} (${identifier})`;

/** The notices as a text: packages that share a licence, word by word, share its text. */
export const describeNotices = (licences: readonly Licence[]): string => {
  const byText = Map.groupBy(licences, ({ text }) => text ?? 'It came without the text of its licence.');
  const parts = [...byText].map(([text, shared]) => `${underline(shared.map(nameOf).join('\n'))}\n\n${text}`);
  return ['This site contains the work of others, under these licences.', ...parts].join('\n\n\n').concat('\n');
};

/** Writes `licences.txt`: whoever passes on the scripts and fonts of others has to pass on their notices. */
export const writeNotices = (dist: string): void => {
  const built = z.array(licence).parse(JSON.parse(readFileSync(join(dist, licencesFile), 'utf8')));
  writeFileSync(join(dist, 'licences.txt'), describeNotices([...built, ...listFonts()]));
};
