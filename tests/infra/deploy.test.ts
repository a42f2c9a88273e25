import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { indexes, schemaVersion } from '../../functions/kernel/store/table.ts';
import { deploy, type Tools } from '../../infra/commands/deploy/deploy.ts';
import type { StackState } from '../../infra/commands/deploy/stacks.ts';

type Status = StackState['status'];
const names = { edge: 'bca-edge', data: 'bca-data', service: 'bca-service' };
const target = { account: '111122223333', region: 'eu-west-2', environment: 'production', names };

const DistributionArn = 'arn:aws:cloudfront::111122223333:distribution/ED';
const FilesBucket = 'files-of-the-site';
const RepublishFunction = 'republish';
const outputsOf = (name: string): StackState['outputs'] =>
  name === names.service
    ? { DistributionArn, FilesBucket, RepublishFunction }
    : name === names.data
      ? { TableName: 'records' }
      : {};
const allIndexes: string[] = indexes.map(({ name }) => name);

/** CloudFormation and the CDK as a deployment meets them: what each stack is, and at which creation something fails. */
const startAccount = (statuses: { [name: string]: Status } = {}, indexesOfTable = allIndexes) => {
  const stacks = new Map<string, StackState>(
    Object.entries(statuses).map(([name, status]) => [
      name,
      { status, isProtected: false, outputs: status.startsWith('ROLLBACK') ? {} : outputsOf(name) },
    ]),
  );
  const done: string[] = [];
  const reported: string[] = [];
  const released: string[] = [];
  let refusal: { creating: string } | undefined;

  const deployStack = (name: string, isProtected: boolean): boolean => {
    const before = stacks.get(name);
    // As CloudFormation does: a stack whose creation failed accepts no change.
    if (before && /^(CREATE_FAILED|ROLLBACK_COMPLETE|ROLLBACK_FAILED)$/.test(before.status)) return false;
    const creates = !before || before.status === 'REVIEW_IN_PROGRESS';
    const fails = creates && refusal?.creating === name;
    const status = fails ? 'ROLLBACK_COMPLETE' : creates ? 'CREATE_COMPLETE' : 'UPDATE_COMPLETE';
    stacks.set(name, { status, isProtected, outputs: fails ? {} : outputsOf(name) });
    return !fails;
  };
  const tools: Tools = {
    stacks: {
      find: async (name) => stacks.get(name),
      protect: async (name, isProtected) => {
        const state = stacks.get(name);
        if (state) stacks.set(name, { ...state, isProtected });
      },
      remove: async (name) => {
        if (stacks.get(name)?.isProtected) throw new Error('TerminationProtection is enabled');
        stacks.delete(name);
        done.push(`remove ${name}`);
      },
    },
    run: async (program, args) => {
      done.push([program, ...args].join(' '));
      if (program !== 'cdk') return true;
      const isProtected = args.includes('isProtected=true');
      return [names.edge, names.data, names.service].every((name) => deployStack(name, isProtected));
    },
    listIndexes: async (table) => (table === 'records' ? indexesOfTable : []),
    republish: async (name) => void released.push(name),
    recordRelease: async (bucket) => {
      released.push(bucket);
      return 0;
    },
    ask: undefined,
    report: (line) => reported.push(line),
  };
  return {
    tools,
    done,
    reported,
    released,
    stacks,
    refuse: (creating: string | undefined) => {
      refusal = creating === undefined ? undefined : { creating };
    },
  };
};

type Pass = { isProtected: boolean; isLogged: boolean; approval?: string };
const cdk = ({ isProtected, isLogged, approval = 'never' }: Pass) =>
  [
    `cdk deploy --all --force --context environment=production --context isProtected=${isProtected}`,
    ...(isLogged ? [`--context distributionArn=${DistributionArn}`] : []),
    `--require-approval ${approval}`,
  ].join(' ');
const first = cdk({ isProtected: false, isLogged: false });
const last = cdk({ isProtected: true, isLogged: true });

describe('a first deployment', () => {
  it('builds, creates what CloudFormation can take back, then protects it and gives the site its log', async () => {
    const account = startAccount();
    expect(await deploy(target, account.tools)).toBe(true);
    expect(account.done).toEqual(['npm run --silent build', first, last]);
    expect([...account.stacks.values()].map(({ isProtected }) => isProtected)).toEqual([true, true, true]);
    expect(account.released).toEqual([RepublishFunction, FilesBucket]);
  });

  it.each(Object.values(names))('that fails in %s is repaired by the same command', async (failing) => {
    const account = startAccount();
    account.refuse(failing);
    await expect(deploy(target, account.tools)).rejects.toThrow('run the same command again');
    expect(account.released).toEqual([]);
    account.refuse(undefined);
    expect(await deploy(target, account.tools)).toBe(true);
    expect(account.done).toContain(`remove ${failing}`);
    expect(account.done.at(-1)).toBe(last);
    expect(Object.fromEntries(account.stacks)).toEqual(
      Object.fromEntries(Object.values(names).map((name) => [name, expect.objectContaining({ isProtected: true })])),
    );
  });

  it('never takes away the data that it has created when only the service failed', async () => {
    const account = startAccount({ [names.data]: 'CREATE_COMPLETE', [names.service]: 'ROLLBACK_COMPLETE' });
    await deploy(target, account.tools);
    const again = cdk({ isProtected: true, isLogged: false });
    expect(account.done).toEqual(['npm run --silent build', `remove ${names.service}`, again, last]);
  });

  it('takes the protection of a creation that failed away before the creation', async () => {
    const account = startAccount();
    account.stacks.set(names.service, { status: 'ROLLBACK_FAILED', isProtected: true, outputs: {} });
    await deploy(target, account.tools);
    expect(account.done[1]).toBe(`remove ${names.service}`);
  });
});

describe('a deployment over records of another form', () => {
  const startWith = (form: number) => {
    const account = startAccount({ [names.data]: 'UPDATE_COMPLETE', [names.service]: 'UPDATE_COMPLETE' });
    const state = account.stacks.get(names.service);
    if (state) state.outputs = { ...state.outputs, SchemaVersion: String(form) };
    return account;
  };

  it('is refused where it would go back to a version that cannot read them', async () => {
    const account = startWith(schemaVersion + 1);
    await expect(deploy(target, account.tools)).rejects.toThrow('could not be opened');
    expect(account.done).toEqual([]);
    expect(await deploy({ ...target, goesBack: true }, account.tools)).toBe(true);
  });

  it('says beforehand that there is no way back from a new form', async () => {
    const account = startWith(schemaVersion - 1);
    await deploy(target, account.tools);
    expect(account.reported.join('\n')).toContain('the only way back is to restore the table');
    const same = startWith(schemaVersion);
    await deploy(target, same.tools);
    expect(same.reported.join('\n')).not.toContain('way back');
  });
});

describe('another deployment', () => {
  const live = { [names.data]: 'UPDATE_COMPLETE', [names.service]: 'UPDATE_ROLLBACK_COMPLETE' } as const;

  it('is protected all the while', async () => {
    const account = startAccount(live);
    await deploy(target, account.tools);
    expect(account.done).toEqual(['npm run --silent build', last]);
    expect(account.released).toEqual([RepublishFunction, FilesBucket]);
  });

  it('says that it works, and what is missing, where old files of the site cannot be removed', async () => {
    const account = startAccount(live);
    const recordRelease = () => Promise.reject(Object.assign(new Error('no'), { name: 'AccessDenied' }));
    await expect(deploy(target, { ...account.tools, recordRelease })).rejects.toThrow(
      /It is deployed and works.* from files-of-the-site \(AccessDenied\).*s3:ListBucket/,
    );
    expect(account.done.at(-1)).toBe(last);
  });

  it('gives a table of an earlier version its indexes one after the other, since DynamoDB takes one a deployment', async () => {
    const account = startAccount(live, []);
    await deploy(target, account.tools);
    const [one = ''] = allIndexes;
    // The last comes with all else.
    const firstOf = (from: number) =>
      allIndexes.slice(from, -1).map((_, n) => adding(allIndexes.slice(0, from + n + 1)));
    const adding = (names: string[]) =>
      [
        'cdk deploy bca-data --exclusively --context environment=production --context isProtected=true',
        `--context indexes=${names.join(',')}`,
        `--context distributionArn=${DistributionArn} --require-approval never`,
      ].join(' ');
    expect(account.done).toEqual(['npm run --silent build', ...firstOf(0), last]);
    expect(account.reported.join()).toContain('may take some minutes');

    const nearly = startAccount(live, [one, 'of-somebody-else']);
    await deploy(target, nearly.tools);
    expect(nearly.done).toEqual(['npm run --silent build', ...firstOf(1), last]);
  });

  it.each<Status>(['UPDATE_IN_PROGRESS', 'DELETE_IN_PROGRESS', 'UPDATE_ROLLBACK_FAILED', 'DELETE_FAILED'])(
    'changes nothing while a stack is %s',
    async (status) => {
      const account = startAccount({ ...live, [names.data]: status });
      await expect(deploy(target, account.tools)).rejects.toThrow(`${names.data} `);
      expect(account.done).toEqual([]);
    },
  );

  it('asks whoever sits there, first about where and then about what may be done more than before', async () => {
    const account = startAccount(live);
    const questions: string[] = [];
    const answer = (yes: boolean) => async (question: string) => {
      questions.push(question);
      return yes;
    };
    expect(await deploy(target, { ...account.tools, ask: answer(false) })).toBe(false);
    expect(account.done).toEqual([]);
    expect(account.reported.join()).toContain('in region eu-west-2, bca-edge in us-east-1, account 111122223333');
    await deploy(target, { ...account.tools, ask: answer(true) });
    expect(account.done).toContain(cdk({ isProtected: true, isLogged: true, approval: 'broadening' }));
    expect(questions).toHaveLength(2);
  });
});

describe('npm run deploy', () => {
  const program = fileURLToPath(new URL('../../infra/commands/deploy/run.ts', import.meta.url));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [program, ...args], { env: { HOME: '/nonexistent' } }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
    );

  it('deploys no sample, and names each', async () => {
    const { code, output } = await run('--yes');
    expect(code).toBe(1);
    expect(output).toContain('- adminMobile is still the sample +447700900123: choose your own.');
    expect(output.match(/still the sample/g)).toHaveLength(6);
  });

  it('says what it takes when it is told something else', async () => {
    expect(await run('--force')).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run deploy -- [--yes]'),
    });
    expect(await run('--environment', 'nowhere')).toMatchObject({
      code: 1,
      output: "There is no environment 'nowhere' in infra/deployment.ts. There are: production.\n",
    });
  });
});
