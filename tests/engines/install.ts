import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../infra/failure.ts';

const folder = import.meta.dirname;
const cache = join(folder, '../../node_modules/.cache/engines');

type Install = { name: string; list: string; into: (place: string) => void };

const answers = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** @throws with what to install where a command is missing. */
const demand = (command: string, args: string[], sentence: string) => {
  if (!answers(command, ...args)) throw new Failure(`${sentence} Then run npm run test:engines again.`);
};

export const demandJava = () => {
  demand('java', ['-version'], 'AWS’s own DynamoDB needs Java 17 or later: please install a JDK.');
  demand('mvn', ['-v'], 'Java’s packages are fetched by Maven: please install it (mvn).');
};

export const demandPython = () =>
  demand('python3', ['-c', 'import venv, ensurepip'], 'The checks of others need Python 3.10 or later with venv.');

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Failure(`${command} ${args[0]} failed:\n${stdout}\n${stderr}`);
};

/** A folder with what a list names, filled again when the list changes. */
const install = ({ name, list, into }: Install): string => {
  const place = join(cache, name);
  const wanted = readFileSync(join(folder, list), 'utf8');
  const mark = join(place, 'installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return place;
  console.log(`Installing what tests/engines/${list} names, once...`);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  into(place);
  writeFileSync(mark, wanted);
  return place;
};

/** The folder with the jars of AWS's own DynamoDB. */
export const installDynamoDbLocal = () =>
  install({
    name: 'dynamodb-local',
    list: 'pom.xml',
    into: (place) =>
      run(
        'mvn',
        ...['-q', '-B', '-f', join(folder, 'pom.xml'), 'dependency:copy-dependencies'],
        ...[`-DoutputDirectory=${place}`, '-DincludeScope=runtime'],
      ),
  });

export const demandCompiler = () => {
  demand(
    'cmake',
    ['--version'],
    'AWS’s runtime client is compiled here: please install cmake, make and a C++ compiler.',
  );
  demand('c++', ['--version'], 'AWS’s runtime client is compiled here: please install a C++ compiler (g++).');
};

/** The folder with AWS's runtime interface client of Lambda. */
export const installLambdaClient = () =>
  install({
    name: 'lambda',
    list: 'lambda/client.json',
    into: (place) => {
      copyFileSync(join(folder, 'lambda/client.json'), join(place, 'package.json'));
      run('npm', 'install', '--prefix', place, '--no-audit', '--no-fund', '--loglevel=error');
    },
  });

/** The folder with the commands of Python's packages. */
export const installPython = () => {
  const place = install({
    name: 'python',
    list: 'requirements.txt',
    into: (venv) => {
      run('python3', '-m', 'venv', venv);
      run(
        join(venv, 'bin/pip'),
        'install',
        '--quiet',
        '--disable-pip-version-check',
        '-r',
        join(folder, 'requirements.txt'),
      );
    },
  });
  return join(place, 'bin');
};
