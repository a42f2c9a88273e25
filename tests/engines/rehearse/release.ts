import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { tableSchema } from '../../../functions/kernel/store/table.ts';
import { demonstrationAccounts, demonstrationPassword } from '../../../infra/local/demonstration/accounts.ts';
import { installPython } from '../install.ts';
import { runTool } from '../run-tool.ts';
import { type Clone, expectWords, makeClone, type Step } from './clone.ts';
import { callerOf, start } from './product.ts';

/**
 * What stands for the last release until there is a tag `v…`: a commit since which what is stored has kept its form. 1.0.0 has never
 * been released, so that what earlier commits stored need not be read.
 */
const unreleased = '188054ebeb8e5bd88fba418ba0026ccf05be236a';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const findLastRelease = () => git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0] || unreleased;

const compared = z.object({
  compared: z.int(),
  faults: z.array(z.string()),
  replaced: z.array(z.string()),
  removed: z.array(z.string()),
});

/** What CloudFormation would do to the stacks of one folder to make them those of another. */
const compareTemplates = (before: string, after: string) => {
  const script = 'tests/engines/templates/compare_releases.py';
  const { status, stdout, stderr } = runTool(join(installPython(), 'python'), [script, before, after]);
  if (status !== 0) throw new Error(stderr);
  return compared.parse(JSON.parse(stdout));
};

/** Templates by whose table everything stored would be lost. */
const writeDamaged = (from: string, to: string) => {
  mkdirSync(to);
  for (const file of readdirSync(from).filter((name) => name.endsWith('.json'))) {
    const damaged = readFileSync(join(from, file), 'utf8').replaceAll(
      `{"AttributeName":"${tableSchema.sortKey}","KeyType":"RANGE"}`,
      '{"AttributeName":"other","KeyType":"RANGE"}',
    );
    writeFileSync(join(to, file), damaged);
  }
};

/** From the last release to this version, and back. */
export const listReleaseSteps = (clone: Clone, endpoint: string): Step[] => {
  const engine = 'DynamoDB Local';
  const table = 'released';
  const given = {
    DYNAMODB_ENDPOINT: endpoint,
    DYNAMODB_TABLE: table,
    DATA_DIR: join(clone.folder, '.released'),
    PORT: '0',
  };
  const admin = demonstrationAccounts.find(({ role }) => role === 'ROLE_ADMIN')?.email ?? '';
  let released: Clone | undefined;
  const last = () => {
    if (!released) throw new Error('There is no clone of the last release: see above');
    return released;
  };
  /** Every item is read through its schema, every counter counted anew. */
  const drill = async (by: Clone) => {
    const { output } = await by.run(`restore-drill --table ${table}`, callerOf(endpoint));
    expectWords(output, ', 0 faults');
    return /\d+ items exported.*/.exec(output)?.[0] ?? '';
  };

  return [
    {
      step: 'the last release, with what it stores for its demonstration',
      engine,
      take: async () => {
        const release = findLastRelease();
        try {
          git('cat-file', '-e', `${release}^{commit}`);
        } catch {
          throw new Error(`This copy of the history has no ${release}: run git fetch --unshallow --tags`);
        }
        released = makeClone(release);
        const product = await start(released, given);
        await product.stop();
        return `${release.slice(0, 8)}: ${await drill(released)}`;
      },
    },
    {
      step: 'what CloudFormation would replace, from the last release to this version',
      engine: 'AWS’s resource schemas',
      take: async () => {
        const [before, after] = [last(), clone].map(({ folder }) => join(folder, 'written'));
        if (!before || !after) throw new Error('There are no two folders');
        for (const [{ folder }, place] of [
          [last(), before],
          [clone, after],
        ] as const) {
          const script = join(folder, 'tests/engines/templates/write-templates.ts');
          const { status, stderr } = runTool(process.execPath, [script, place]);
          if (status !== 0) throw new Error(stderr);
        }
        const found = readdirSync(before).map((name) => compareTemplates(join(before, name), join(after, name)));
        const faults = found.flatMap((one) => one.faults);
        if (faults.length > 0) throw new Error(`Something that is stored would be lost: ${faults.join('; ')}`);
        const damaged = join(after, 'damaged');
        writeDamaged(join(after, 'usual'), damaged);
        if (compareTemplates(join(before, 'usual'), damaged).faults.length === 0)
          throw new Error('A table with another key was taken for the same');
        const names = (of: 'replaced' | 'removed') =>
          [...new Set(found.flatMap((one) => one[of]))].join(', ') || 'none';
        return `of ${found.reduce((sum, one) => sum + one.compared, 0)} resources replaced: ${names('replaced')}; removed: ${names('removed')}; a table with another key is refused`;
      },
    },
    {
      step: 'this version over what the last release stored, and smoke on it',
      engine,
      take: async () => {
        const read = await drill(clone);
        const product = await start(clone, { ...given, npm_config_ignore_scripts: 'true' });
        try {
          const { output } = await clone.run(`smoke --url ${product.url} --email ${admin}`, {
            SMOKE_PASSWORD: demonstrationPassword,
          });
          expectWords(output, ', 0 failed');
          return `${read}; ${/\d+ passed, .*/.exec(output)?.[0] ?? ''}`;
        } finally {
          await product.stop();
        }
      },
    },
    {
      step: 'back to the last release, over what this version stored',
      engine,
      take: async () => {
        const read = await drill(last());
        const product = await start(last(), { ...given, npm_config_ignore_scripts: 'true' });
        await product.stop();
        rmSync(last().folder, { recursive: true });
        return read;
      },
    },
  ];
};
