import { minuteMs } from '../../shared/domain/session-policy.ts';
import { actAs } from './guard/acting-as.ts';

const everyMs = minuteMs;

/** Runs by the clock what a schedule starts in the cloud. It begins after the product and ends before it. */
export const startJobs = () => {
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    const escalation = await import('../../functions/jobs/escalate-alerts.ts');
    await actAs('escalateAlerts', escalation.handler);
    const reminders = await import('../../functions/jobs/remind-people.ts');
    await actAs('remindPeople', reminders.handler);
    const report = await import('../../functions/jobs/count-report.ts');
    await actAs('countReport', report.handler);
  };
  const timer = setInterval(() => {
    // A run that fails is said, and the next one tries again.
    running = run().catch((error: unknown) => console.error(error));
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
