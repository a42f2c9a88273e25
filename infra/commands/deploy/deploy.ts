import { indexes, schemaVersion } from '../../../functions/kernel/store/table.ts';
import { Failure } from '../../failure.ts';
import type { StackState, Stacks } from './stacks.ts';

type Target = {
  account: string;
  region: string;
  environment: string;
  names: { edge: string; data: string; service: string };
  /** Whether it may replace a version whose records it cannot read: they were restored. */
  goesBack?: boolean;
};
export type Tools = {
  stacks: Stacks;
  /** Runs a program to its end and returns whether it succeeded; its output is shown. */
  run(program: string, args: string[]): Promise<boolean>;
  /** The names of the indexes of an existing table. */
  listIndexes(table: string): Promise<string[]>;
  /** Puts down what the site is made of now and removes what no page needs any more; answers how many files went. */
  recordRelease(bucket: string): Promise<number>;
  /** Draws what the organisation published last with what was deployed now, by the function of that name. */
  republish(name: string): Promise<void>;
  /** Asks the person at the keyboard; undefined where there is nobody, and nobody is to be asked. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  report(line: string): void;
};

// The state after a creation that failed. No data was ever stored in such a stack.
const failedCreations: readonly StackState['status'][] = ['CREATE_FAILED', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'];

const remedies: { [Status in StackState['status']]?: string } = {
  UPDATE_ROLLBACK_FAILED:
    'could not be rolled back after a failed change. In CloudFormation choose "Continue update rollback"',
  DELETE_FAILED:
    'could not be deleted completely. Finish the deletion in CloudFormation, where the events of the stack name what is left',
};

const refuseUnfinished = (name: string, { status }: StackState): void => {
  const remedy = remedies[status];
  if (remedy) throw new Failure(`${name} ${remedy}; then deploy again.`);
  if (status === 'REVIEW_IN_PROGRESS' || !status.endsWith('_IN_PROGRESS')) return;
  throw new Failure(`Something is changing ${name} now (${status}). Wait until it has finished, then deploy again.`);
};

/** @throws Failure where what is deployed stores items in a form that this version cannot read */
const compareForms = (deployed: number, goesBack: boolean, report: Tools['report']): void => {
  if (deployed < schemaVersion) {
    report(
      `This version stores records in form ${schemaVersion}, and what is deployed in form ${deployed}. Once it has run, an older version cannot read what was saved: the only way back is to restore the table.`,
    );
  }
  if (deployed <= schemaVersion || goesBack) return;
  throw new Failure(
    [
      `What is deployed stores records in form ${deployed}, and this version reads form ${schemaVersion} at most: after going back,`,
      'records that were saved since could not be opened. Nothing was deployed. Correct the fault and go forward, or',
      'restore the table as it was before that version ("Get data back" in docs/operations.md), and then: npm run deploy -- --go-back',
    ].join('\n'),
  );
};

/** Deletes the remains of a first creation that failed, so that the next one does not meet them. */
const clearFailedCreation = async (name: string, state: StackState, { stacks, report }: Tools): Promise<void> => {
  report(`The first creation of ${name} did not succeed (${state.status}). What it left is deleted first.`);
  if (state.isProtected) await stacks.protect(name, false);
  await stacks.remove(name);
};

/**
 * The indexes that a table must have before the last of those it lacks can be added: DynamoDB adds one in a change, and a
 * new table is made with all of them.
 */
const listSteps = async (table: string | undefined, { listIndexes }: Tools): Promise<string[][]> => {
  if (table === undefined) return [];
  const there = await listIndexes(table);
  const all: string[] = indexes.map(({ name }) => name);
  const lacking: string[] = all.filter((name) => !there.includes(name));
  return lacking.slice(0, -1).map((name) => all.filter((one) => lacking.indexOf(one) <= lacking.indexOf(name)));
};

/** @throws Failure when what was published cannot be drawn again: the deployment itself has succeeded */
const drawPublished = async (name: string | undefined, { republish }: Tools): Promise<void> => {
  if (name === undefined) return;
  try {
    await republish(name);
  } catch (error) {
    throw new Failure(
      `It is deployed and works. Pages that your organisation published are still those of the release before: ${name} could not draw them again (${error instanceof Error ? error.name : 'unknown'}). Whoever deploys needs lambda:InvokeFunction there; then run the same command again.`,
    );
  }
};

/** @throws Failure when the bucket of the site cannot be changed: the deployment itself has succeeded */
const tidySite = async (bucket: string | undefined, { recordRelease, report }: Tools): Promise<void> => {
  if (bucket === undefined) return;
  try {
    const removed = await recordRelease(bucket);
    if (removed > 0) report(`${removed} files of releases that were replaced long ago were removed from the site.`);
  } catch (error) {
    throw new Failure(
      `It is deployed and works. Files of old releases could not be removed from ${bucket} (${error instanceof Error ? error.name : 'unknown'}). Whoever deploys needs s3:ListBucket, GetObject, PutObject and DeleteObject there; then run the same command again.`,
    );
  }
};

/**
 * Deploys an environment, and repairs one whose first creation failed. Stacks, table and accounts that have never been
 * created allow deletion, so that CloudFormation can roll back a creation that fails; once they exist, they refuse it.
 *
 * @throws Failure when a stack cannot be changed now, or a step fails
 */
export const deploy = async (
  { account, region, environment, names, goesBack = false }: Target,
  tools: Tools,
): Promise<boolean> => {
  const { stacks, run, ask, report } = tools;
  const found = await Promise.all(
    [names.edge, names.data, names.service].map(async (name) => ({ name, state: await stacks.find(name) })),
  );
  for (const { name, state } of found) if (state) refuseUnfinished(name, state);
  compareForms(Number(found[2]?.state?.outputs.SchemaVersion ?? schemaVersion), goesBack, report);

  report(
    `Environment ${environment}: ${names.data} and ${names.service} in region ${region}, ${names.edge} in us-east-1, account ${account}.`,
  );
  if (ask && !(await ask('Deploy there? (yes/no) '))) {
    report('Nothing was changed.');
    return false;
  }
  if (!(await run('npm', ['run', '--silent', 'build'])))
    throw new Failure('The site could not be built, for the reason above. Correct it and run the same command again.');

  const failed = found.flatMap(({ name, state }) =>
    state && failedCreations.includes(state.status) ? [{ name, state }] : [],
  );
  // The service contains nothing that the data stack made: it goes first.
  for (const { name, state } of failed.toReversed()) await clearFailedCreation(name, state, tools);

  const data = found[1]?.state;
  const wasCreated =
    data !== undefined && data.status !== 'REVIEW_IN_PROGRESS' && !failedCreations.includes(data.status);
  const findOutputs = async (): Promise<StackState['outputs']> => (await stacks.find(names.service))?.outputs ?? {};
  const runCdk = async (
    isProtected: boolean,
    distributionArn: string | undefined,
    part?: { indexes: readonly string[] },
  ) =>
    await run('cdk', [
      'deploy',
      // The CDK leaves out a stack whose template is the same, although an output of another that it reads has changed.
      ...(part ? [names.data, '--exclusively'] : ['--all', '--force']),
      '--context',
      `environment=${environment}`,
      '--context',
      `isProtected=${isProtected}`,
      ...(part ? ['--context', `indexes=${part.indexes.join(',')}`] : []),
      ...(distributionArn === undefined ? [] : ['--context', `distributionArn=${distributionArn}`]),
      '--require-approval',
      ask && isProtected === wasCreated ? 'broadening' : 'never',
    ]);
  // The log of the site is set up for a distribution that is there.
  const before = (await findOutputs()).DistributionArn;
  const unsuccessful = 'The deployment failed, for the reason above. Correct it and run the same command again.';
  for (const part of await listSteps(wasCreated ? data.outputs.TableName : undefined, tools)) {
    report(`The table gets the index ${part.at(-1)}. It may take some minutes; the product keeps working meanwhile.`);
    if (!(await runCdk(wasCreated, before, { indexes: part }))) throw new Failure(unsuccessful);
  }
  if (!(await runCdk(wasCreated, before))) throw new Failure(unsuccessful);
  const { DistributionArn, FilesBucket, RepublishFunction } = await findOutputs();
  if (!wasCreated || before === undefined) {
    report('Created. Now stacks, table and accounts are protected against deletion, and the site gets its log.');
    if (!(await runCdk(true, DistributionArn))) {
      throw new Failure(
        'The product works, but it is not protected yet, or its site has no log yet. Run the same command again.',
      );
    }
  }
  // Before files of old releases go, which published pages may still name.
  await drawPublished(RepublishFunction, tools);
  await tidySite(FilesBucket, tools);
  return true;
};
