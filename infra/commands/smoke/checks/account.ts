import { siteCalls } from '../../../../shared/site/calls.ts';
import type { Configuration } from '../../../cloud/configuration.ts';
import { stackNames } from '../../../cloud/stack-names.ts';
import type { Account } from '../open-account.ts';
import { assert, type Check, type Visit, waitFor } from '../visit.ts';

const raiseAlarm = async ({ check }: Visit, account: Account, alarmEmail: string) => {
  const alarm = await check(
    { title: 'There are alarms that send mail', remedy: 'npm run deploy, in the right environment.' },
    async () => {
      const found = await account.findAlarm();
      if (!found) throw new Error('no alarm of these stacks has an action');
      return found;
    },
  );
  await check(
    {
      title: 'The address for alarms has confirmed them',
      remedy: `Open the mail "AWS Notification - Subscription Confirmation" to ${alarmEmail} and follow its link.`,
    },
    async () => {
      const confirmed = await account.listConfirmed(alarm.topic);
      assert(confirmed.includes(alarmEmail), confirmed.length === 0 ? 'nobody has' : `only ${confirmed.join(', ')}`);
    },
  );
  await check(
    {
      title: `An alarm sends its mail: look for "${alarm.name}" at ${alarmEmail}`,
      remedy: 'The alarm could not publish: its topic and the key of operations must let CloudWatch in. Deploy again.',
    },
    async () => {
      const since = new Date();
      await account.raise(alarm);
      try {
        await waitFor(async () => (await account.listActions(alarm, since)).length > 0, 'nothing was sent in a minute');
        const failed = (await account.listActions(alarm, since)).find((result) => !result.startsWith('Successfully'));
        assert(failed === undefined, failed ?? '');
      } finally {
        await account.lower(alarm);
      }
    },
  );
};

/** Whether the stacks are complete, the API refuses requests that bypass the site, and an alarm reaches its address. */
export const inspectAccount =
  (account: Account, { slug, alarmEmail }: Configuration): Check =>
  async (visit) => {
    const { check } = visit;
    const findStack = async (name: string) => {
      const stack = await account.findStack(name);
      if (!stack) throw new Error(`there is no stack ${name}`);
      return stack;
    };
    const { outputs } = await check(
      {
        title: 'The stacks are whole, with the budget and the log of the site, and refuse to be deleted',
        remedy: 'npm run deploy, until it says that it is done.',
      },
      async () => {
        const stacks = await Promise.all(Object.values(stackNames(slug)).map(findStack));
        for (const { status, isProtected } of stacks) {
          assert(/^(CREATE|UPDATE)_COMPLETE$/.test(status), `one is ${status}`);
          assert(isProtected, 'one is not protected');
        }
        return await findStack(stackNames(slug).service);
      },
    );
    await check(
      {
        title: 'Nobody reaches the API around the site',
        remedy: 'Raise originSecret by one and deploy: the functions do not ask for what the site shows them.',
      },
      async () => {
        const { status } = await fetch(`${outputs.ApiAddress}${siteCalls.readOpenApi.path}`);
        assert(status === 403, `it answered ${status}`);
      },
    );
    await raiseAlarm(visit, account, alarmEmail);
  };
