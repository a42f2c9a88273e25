import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export type Environment = { [name: string]: string };

// What others left there, and the database that only Linux on x64 has.
const leftOut = new Set(['.cache', '.vite', '@dynoxide']);

const lock = 'package-lock.json';

/**
 * The committed files and those about to be, or those of a release, with the packages installed here, as on a machine without the
 * embedded database. Where the release wants others, its first command installs them.
 */
export const makeClone = (release?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const copyFiles =
    release === undefined
      ? 'git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$1"'
      : 'git archive "$2" | tar -x -C "$1"';
  execFileSync('sh', ['-c', copyFiles, 'sh', folder, release ?? '']);
  if (readFileSync(lock, 'utf8') === readFileSync(join(folder, lock), 'utf8')) {
    const place = join(folder, 'node_modules');
    mkdirSync(place);
    const packages = readdirSync('node_modules').filter((name) => !leftOut.has(name));
    execFileSync('cp', ['-al', ...packages.map((name) => join('node_modules', name)), place]);
    execFileSync('touch', [join(place, '.package-lock.json')]);
  }
  // The Node and npm of the person who cloned it.
  const path = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  const environment: Environment = {
    PATH: path.join(delimiter),
    HOME: process.env.HOME ?? '',
    npm_config_update_notifier: 'false',
    AWS_EC2_METADATA_DISABLED: 'true',
  };

  /** Writes something else in a file, as its owner would. */
  const change = (file: string, from: RegExp, to: string) => {
    const place = join(folder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
  };

  return {
    folder,
    environment,
    change,

    /** Puts these choices beside those that every deployment has, in place of others. */
    choose: (choices: string) => change('infra/deployment.ts', /production: \{.*/, `production: { ${choices}`),

    /** Runs a command of npm to its end, as the pages write it. */
    run: async (command: string, more: Environment = {}) => {
      const [name = '', ...args] = command.split(' ');
      return await promisify(execFile)('npm', ['run', '--silent', name, '--', ...args], {
        cwd: folder,
        env: { ...environment, ...more },
        maxBuffer: 64 * 1024 * 1024,
      }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ code: Number(code), output: String(stdout) + String(stderr) }),
      );
    },
  };
};
export type Clone = ReturnType<typeof makeClone>;

/** One step of the hour, and what the engine answered; it throws where that was something else. */
export type Step = { step: string; engine: string; take(): Promise<string> };

/** @throws with the output, where these words are not in it */
export const expectWords = (output: string, ...words: string[]): void => {
  for (const one of words) if (!output.includes(one)) throw new Error(`No '${one}' in:\n${output.slice(-3000)}`);
};
