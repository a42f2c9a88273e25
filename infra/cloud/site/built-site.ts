import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { styleHashesFile } from '../../../shared/kernel/security-headers.ts';
import { webConfigPath } from '../../../shared/kernel/web-config.ts';
import { frameFiles } from '../../../shared/site/site-frame.ts';

export type BuiltSite = {
  /** Every page and file outside `/assets/`, by the path it is stored under. */
  files: string[];
  styleHashes: string[];
};

/** The output of web/'s build: its files, and the inline styles of its pages. */
export const readBuiltSite = (directory: string): BuiltSite => {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: run "npm run build" first`);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length))
    .filter((file) => !file.startsWith('/assets/') && file !== styleHashesFile && !frameFiles.includes(file));
  return {
    files: [...files, webConfigPath].toSorted(),
    styleHashes: z.array(z.string()).parse(JSON.parse(readFileSync(join(directory, styleHashesFile), 'utf8'))),
  };
};
