import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

const repository = join(import.meta.dirname, '../..');
const standIn = (name: string) => join(repository, `infra/cloud/bundled/${name}.ts`);

const bundle = (entry: string, directory: string): void => {
  buildSync({
    absWorkingDir: repository,
    entryPoints: { index: entry },
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Of two forms of a package the one whose unused parts can be left out.
    mainFields: ['module', 'main'],
    // What is imported on demand is a file of its own, read when it is needed.
    splitting: true,
    minify: true,
    legalComments: 'none',
    alias: {
      '@aws-sdk/credential-provider-node': standIn('credential-provider'),
      'node:http': standIn('node-http'),
    },
    // Tells browsers apart; the SDK has it for theirs.
    external: ['bowser'],
  });
};

/**
 * What is uploaded for a function: one module and what it loads later, with no file of `node_modules` beside it, and the
 * `files` that it reads.
 */
export const codeOf = (entry: string, files: readonly string[] = []): Code =>
  Code.fromAsset(repository, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never asked for: the local bundler always succeeds or throws.
      image: DockerImage.fromRegistry('none'),
      // By which the CDK tells one bundle of this repository from another.
      command: [entry],
      local: {
        tryBundle: (directory) => {
          bundle(entry, directory);
          for (const file of files) copyFileSync(file, join(directory, basename(file)));
          return true;
        },
      },
    },
  });
