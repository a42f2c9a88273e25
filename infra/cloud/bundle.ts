import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

const repository = join(import.meta.dirname, '../..');
const replacement = (name: string) => join(repository, `infra/cloud/bundled/${name}.ts`);

/** What the build left for drawing the pages. */
export const pagePartsDirectory = join(repository, 'page-parts/dist');

/** Folders by the names that they have in an upload. */
export type Folders = Readonly<Record<string, string>>;

/** The first module of a function: a file, by its path from the top of the repository, or a text with imports from there. */
export type Entry = string | { text: string };

const bundle = (entry: Entry, directory: string): void => {
  buildSync({
    absWorkingDir: repository,
    ...(typeof entry === 'string'
      ? { entryPoints: { index: entry } }
      : { stdin: { contents: entry.text, resolveDir: repository, loader: 'ts' }, entryNames: 'index' }),
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Prefers the form of a package whose unused parts can be left out.
    mainFields: ['module', 'main'],
    // Dynamic imports are files of their own, read when they are needed.
    splitting: true,
    minify: true,
    legalComments: 'none',
    alias: {
      '@aws-sdk/credential-provider-node': replacement('credential-provider'),
      'node:http': replacement('node-http'),
      'node:process': replacement('node-process'),
    },
    // Detects browsers; the SDK needs it only for theirs.
    external: ['bowser'],
  });
};

const { resolve } = createRequire(import.meta.url);

/** Copies the WebAssembly of packages to where the code of a bundle, which names it, looks for it. */
const copyWasm = (directory: string): void => {
  const code = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'));
  for (const [, file = ''] of code.join('\n').matchAll(/["'`](@[\w./-]+\.wasm)["'`]/g)) {
    const place = join(directory, 'node_modules', file);
    mkdirSync(dirname(place), { recursive: true });
    copyFileSync(resolve(file), place);
  }
};

/**
 * The upload of a function: one module and what it loads later, the WebAssembly that it names, and the `files` that it
 * reads.
 */
export const codeOf = (entry: Entry, files: readonly string[] = [], folders: Folders = {}): Code =>
  Code.fromAsset(repository, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never used: the local bundler always succeeds or throws.
      image: DockerImage.fromRegistry('none'),
      // The hash by which the CDK distinguishes the bundles of this repository.
      command: [typeof entry === 'string' ? entry : entry.text],
      local: {
        tryBundle: (directory) => {
          bundle(entry, directory);
          copyWasm(directory);
          for (const file of files) copyFileSync(file, join(directory, basename(file)));
          for (const [name, folder] of Object.entries(folders))
            cpSync(folder, join(directory, name), { recursive: true });
          return true;
        },
      },
    },
  });
