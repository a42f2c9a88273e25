import { inspect, parseArgs } from 'node:util';
import { sizes } from '../cloud/function-sizes.ts';
import { Failure } from '../failure.ts';
import { demonstrationAccounts, demonstrationPassword } from './demonstration/accounts.ts';
import { fillWithDemonstration } from './demonstration/fill.ts';
import { givenEndpoint } from './dynamodb.ts';
import { republish, startJobs } from './jobs.ts';
import { startProduct } from './product.ts';
import { readSettings } from './settings.ts';

const { values } = parseArgs({
  options: { empty: { type: 'boolean', default: false }, guard: { type: 'boolean', default: false } },
});

// The log of the functions, one line each.
inspect.defaultOptions = { breakLength: Number.POSITIVE_INFINITY, compact: true };

const describeAccounts = () => [
  '  Demonstration accounts, signed in at /signin with the code from the outbox:',
  ...demonstrationAccounts.map(({ email, role }) => `    ${email}  ${role}`),
  `    password: ${demonstrationPassword}`,
  '',
];

const describeStore = () => {
  const endpoint = givenEndpoint();
  return endpoint === undefined
    ? 'the data is kept'
    : `the records stay in the database at ${endpoint}, for as long as that keeps them`;
};

const announce = (url: string) =>
  console.log(
    [
      '',
      `  The site     ${url}/`,
      `  The outbox   ${url}/local/  (texts and emails that would have been sent)`,
      '',
      ...(values.empty ? [] : describeAccounts()),
      `  Ctrl-C stops everything; ${describeStore()}.`,
      '',
    ].join('\n'),
  );

const fail = (error: unknown): never => {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
};

try {
  const settings = readSettings();
  const product = await startProduct({
    ...settings,
    guarded: values.guard,
    secondsOf: (name) => sizes[name].seconds,
    onDeath: (reason) => fail(new Failure(reason)),
  });
  if (!values.empty) await fillWithDemonstration(settings.dataDir);
  // As a deployment ends: the build is new, and what was published last is drawn with it.
  await republish();
  const jobs = startJobs();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await jobs.stop();
    await product.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  announce(product.url);
} catch (error) {
  fail(error);
}
