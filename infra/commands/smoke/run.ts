import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from '../../failure.ts';
import { findAccount } from '../find-account.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { inspectAccount } from './checks/account.ts';
import { authenticatorCode, type FindCode, findByCommand, findInOutbox } from './find-code.ts';
import { openAccount } from './open-account.ts';
import { parts, spendingTexts } from './parts.ts';
import { smoke } from './smoke.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values, usage, readConfiguration } = readArguments({
  usage: `smoke -- --url https://www.example.org --email it@example.org
    --url            the site, by its own name, or the SiteAddress that the service stack printed
    --email          an account with the role ROLE_ADMIN and a second factor, best one made for this:
                     npm run staff -- grant … Two mails go to name+smoke…@ of the same domain.
    --code-command   prints the code that was texted or mailed; CODE_CHANNEL and CODE_TO say which. Without it
                     you are asked for each.
    --texts          sends the admin texts until the product refuses another (at most six), to see that it does
    --account        with credentials of the AWS account: also whether the stacks are whole and protected, whether the
                     API can be reached around the site, and whether an alarm sends its mail

It asks for the password, or takes it from SMOKE_PASSWORD; the secret of an authenticator app from
SMOKE_AUTHENTICATOR. What it makes it deletes, or deactivates and marks as of the smoke test.`,
  options: { url: text, email: text, 'code-command': text, account: flag, texts: flag },
});

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const promptPerson = async (question: string, { hidden = false } = {}): Promise<string> => {
  if (!process.stdin.isTTY) throw new Failure(`There is no terminal to ask on: ${question}`);
  process.stdout.write(question);
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? nowhere() : process.stdout,
    terminal: true,
  });
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    if (hidden) process.stdout.write('\n');
  }
};

const isOnThisMachine = (url: string) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

const chooseCodes = (url: string): FindCode => {
  const { 'code-command': command } = values;
  const secret = process.env.SMOKE_AUTHENTICATOR;
  const find: FindCode = command
    ? findByCommand(command)
    : isOnThisMachine(url)
      ? findInOutbox(url)
      : async ({ channel, to }) => await promptPerson(`The code by ${channel} for ${to}: `);
  return async (wanted) =>
    wanted.channel === 'app' && secret ? authenticatorCode(secret, Date.now()) : await find(wanted);
};

const lookIntoAccount = async () => {
  const configuration = readConfiguration();
  await findAccount(configuration.region);
  return inspectAccount(openAccount(configuration), configuration);
};

await runCommand(async () => {
  const { url: address, email } = values;
  if (!address || !email || !URL.canParse(address)) throw new Failure(usage);
  const url = new URL(address).origin;
  const password = process.env.SMOKE_PASSWORD ?? (await promptPerson(`Password of ${email}: `, { hidden: true }));
  const mark = `smoke-${Date.now().toString(36)}`;
  const lines = await smoke({
    url,
    admin: { email, password },
    findCode: chooseCodes(url),
    mark,
    parts: [
      ...parts,
      ...(values.texts ? [spendingTexts] : []),
      ...(values.account ? [{ name: 'The AWS account', check: await lookIntoAccount() }] : []),
    ],
    report: console.log,
  });
  const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
  console.log(`\n${count('pass')} passed, ${count('FAIL')} failed, ${count('left out')} left out`);
  return count('FAIL') === 0;
});
