import { hourMs, minuteMs } from '../../shared/kernel/session-policy.ts';
import { actAs } from './guard/acting-as.ts';

/** Runs some work periodically, one run after the other. */
const repeat = (everyMs: number, run: () => Promise<unknown>) => {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = run()
      // A failed run is logged, and the next one tries again.
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

const runEachMinute = async () => {
  const escalation = await import('../../functions/alerts/jobs/escalate-alerts.ts');
  await actAs('escalateAlerts', escalation.handler);
  const reminders = await import('../../functions/appointments/jobs/remind-people.ts');
  await actAs('remindPeople', reminders.handler);
  const report = await import('../../functions/report/jobs/count-report.ts');
  await actAs('countReport', report.handler);
};

const eraseRecords = async () => {
  const { handler } = await import('../../functions/erasure/jobs/erase.ts');
  await actAs('erase', handler);
};

const collectPacks = async () => {
  const { handler } = await import('../../functions/privacy/jobs/collect-packs.ts');
  await actAs('collectPacks', handler);
};

const checkDocuments = async () => {
  const { handler } = await import('../../functions/documents/jobs/check-documents.ts');
  await actAs('checkDocuments', handler);
};

// In the cloud it is once in a morning: a second run on a day does nothing.
const escalateWork = async () => {
  const { handler } = await import('../../functions/tasks/jobs/escalate-work.ts');
  await actAs('escalateWork', handler);
};

/** Draws again what was published last. In the cloud it is twice in a night, and at the end of a deployment. */
export const republish = async () => {
  const { handler } = await import('../../functions/publishing/jobs/republish.ts');
  await actAs('republish', handler);
};

// In the cloud it is minutes: here a person is watching.
const checkEveryMs = 3_000;

/** Runs the scheduled jobs of the cloud. Starts after the product and stops before it. */
export const startJobs = () => {
  const jobs = [
    repeat(minuteMs, runEachMinute),
    repeat(hourMs, escalateWork),
    repeat(hourMs, republish),
    repeat(checkEveryMs, checkDocuments),
    repeat(checkEveryMs, eraseRecords),
    repeat(checkEveryMs, collectPacks),
  ];
  return { stop: () => Promise.all(jobs.map((job) => job.stop())) };
};
