import type { Context } from 'aws-lambda';

// Enough to send an answer before Lambda ends the function.
const answerBeforeMs = 1000;

/**
 * The outcome of some work, or what `late` makes of it when the function's time is nearly over. The gateway would
 * otherwise answer in its own words, which say nothing of whether anything is lost.
 */
export const endInTime = async <Result>(
  context: Pick<Context, 'getRemainingTimeInMillis'>,
  work: Promise<Result>,
  late: () => Promise<Result>,
): Promise<Result> => {
  const { promise: timeIsOver, resolve } = Promise.withResolvers<'over'>();
  const timer = setTimeout(resolve, context.getRemainingTimeInMillis() - answerBeforeMs, 'over');
  try {
    const first = await Promise.race([work, timeIsOver]);
    return first === 'over' ? await late() : first;
  } finally {
    clearTimeout(timer);
  }
};
