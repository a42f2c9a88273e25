import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const scripts: Record<string, string> = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')).scripts;
const pages = await Promise.all(
  ['README.md', 'docs/operations.md', 'CHANGELOG.md', 'docs/deploy-workflow.yml'].map((page) =>
    readFile(join(repository, page), 'utf8'),
  ),
);
const named = [
  ...new Set(
    pages.flatMap((page) => [...page.matchAll(/(?:`|run: )npm (?:run )?([a-z][\w-]+)/g)].map(([, name]) => `${name}`)),
  ),
];
const ofNpm = ['ci'];

let folder = '';
let clone = '';
let environment: NodeJS.ProcessEnv = {};

// Npm unchanged, except for the installation: it records its arguments, and uses the packages installed here, without the caches
// beside them, to which other tests are writing.
const npmWithoutNetwork = (npm: string) => `#!/bin/sh
[ "$1" = ci ] || exec "${npm}" "$@"
echo "$@" >> "${join('..', 'installations')}"
packages="${join(repository, 'node_modules')}"
mkdir node_modules && cp -al "$packages"/[!.]* "$packages/.bin" node_modules && touch node_modules/.package-lock.json
echo 'added 200 packages'
`;

beforeAll(async () => {
  folder = await mkdtemp(join(process.env.DISK_TMPDIR ?? tmpdir(), 'fresh-clone-'));
  clone = join(folder, 'clone');
  // The committed files, and those about to be.
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    maxBuffer: 10_000_000,
  });
  const files = stdout.split('\0').filter(Boolean);
  await writeFile(join(folder, 'files'), files.join('\0'));
  await run('sh', ['-c', `mkdir "$1" && xargs -0 cp --parents -t "$1" < "$2"`, 'sh', clone, join(folder, 'files')], {
    cwd: repository,
  });

  // The Node of the person who cloned it, not the one that the project installs.
  const places = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  const { stdout: npm } = await run('sh', ['-c', 'command -v npm'], { env: { PATH: places.join(delimiter) } });
  await writeFile(join(folder, 'npm'), npmWithoutNetwork(npm.trim()));
  await chmod(join(folder, 'npm'), 0o755);
  environment = {
    PATH: [folder, ...places].join(delimiter),
    HOME: process.env.HOME,
    npm_config_update_notifier: 'false',
    // The copied installation must not be written to.
    npm_config_logs_max: '0',
  };
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const runHere = async (...args: string[]) =>
  await run('npm', args, { cwd: clone, env: environment }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout: String(stdout), stderr: String(stderr) }),
  );

describe('in a fresh clone', () => {
  it('every command that the pages name is there', () => {
    expect(named).toEqual(
      expect.arrayContaining(['start', 'test', 'bootstrap', 'preflight', 'deploy', 'staff', 'sar']),
    );
    expect(named.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
  });

  it('the first command reports that it installs, once, without a warning, and then does what it is for', async () => {
    const first = await runHere('run', '--silent', 'preflight', '--', '--help');
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run preflight') });
    expect(first.stderr).toBe('Installing what the project needs, once. It takes a minute or two...\n');
    await runHere('run', '--silent', 'preflight', '--', '--help');
    expect((await readFile(join(folder, 'installations'), 'utf8')).trim().split('\n')).toEqual([
      'ci --no-audit --no-fund --loglevel=error --prefer-offline',
    ]);
  }, 600_000);

  it('every command of the IT person describes how it is used', async () => {
    const commands = Object.entries(scripts).flatMap(([name, line]) =>
      line.includes('infra/commands/') ? [name] : [],
    );
    expect(commands.filter((name) => !named.includes(name))).toEqual([]);
    // One after the other in one process, which loads shared modules once.
    const askEach = `
      process.argv = [process.execPath, '--help'];
      process.exit = (code) => { throw new Error('ended with ' + code); };
      for (const name of ${JSON.stringify(commands)}) {
        await import(process.cwd() + '/infra/commands/' + name + '/run.ts').catch(({ message }) => console.log(message));
      }`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', askEach], {
      cwd: clone,
      env: environment,
    });
    for (const name of commands) expect(stdout).toContain(`npm run ${name}`);
    expect(stdout.match(/ended with 0/g)).toHaveLength(commands.length);
  }, 600_000);

  it('every command installs what is missing, by the same hook', () => {
    // Scripts without it are run by others that have it, or have it in what runs before them.
    const without = Object.entries(scripts).filter(
      ([, line]) => !/^(node run\.mjs|npm run --silent (build|generate)) /.test(`${line} `),
    );
    expect(without.map(([name]) => name)).toEqual(['start', 'lint', 'types', 'test']);
    expect(scripts).toMatchObject({
      prestart: expect.stringMatching(/generate/),
      pretest: expect.stringMatching(/run\.mjs/),
    });
  });
});
