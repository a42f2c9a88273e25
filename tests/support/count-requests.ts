import { setImmediate as nextTurn } from 'node:timers/promises';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export type Requests = {
  requests: number;
  /** The longest chain of requests each of which was sent after the one before had been answered. */
  steps: number;
  /** How many of them read. */
  readings: number;
  'read units': number;
  'write units': number;
};

type Sent = { began: number; ended: number; reads: boolean; units: number };
type Answer = { ConsumedCapacity?: unknown };
type Send = (command: { input: Record<string, unknown>; constructor: { name: string } }) => Promise<Answer>;

const unitsOf = ({ ConsumedCapacity }: Answer): number =>
  ([ConsumedCapacity ?? []].flat() as { CapacityUnits?: number }[]).reduce(
    (sum, one) => sum + (one.CapacityUnits ?? 0),
    0,
  );

const longestChain = (sent: readonly Sent[]): number => {
  const inOrder = sent.toSorted((one, other) => one.began - other.began);
  const lengths: number[] = [];
  for (const [index, one] of inOrder.entries()) {
    const before = inOrder.slice(0, index).flatMap(({ ended }, at) => (ended < one.began ? (lengths[at] ?? 0) : []));
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
};

/**
 * Holds the answers of requests until all that were sent have theirs, and hands them out together: as if each took the
 * same time. What then waits for what does not depend on which answer is first.
 */
const delayAnswers = () => {
  let unanswered = 0;
  let delayed: (() => void)[] = [];
  const handOut = async () => {
    // What is sent by what has just been answered is sent by now.
    await nextTurn();
    await nextTurn();
    if (unanswered > 0) return;
    const all = delayed;
    delayed = [];
    for (const release of all) release();
  };
  return {
    sent: () => {
      unanswered += 1;
    },
    answered: async () => {
      unanswered -= 1;
      const released = new Promise<void>((resolve) => delayed.push(resolve));
      if (unanswered === 0) void handOut();
      await released;
    },
  };
};

/** Counts every request of any client of this process to the table while `work` runs, by order and not by time. */
export const countRequests = async (work: () => Promise<unknown>): Promise<Requests> => {
  const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
  const send = prototype.send;
  const sent: Sent[] = [];
  let clock = 0;
  const answers = delayAnswers();
  prototype.send = async function count(this: unknown, command) {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const one: Sent = {
      began: ++clock,
      ended: Number.POSITIVE_INFINITY,
      reads: /Get|Query/.test(command.constructor.name),
      units: 0,
    };
    sent.push(one);
    answers.sent();
    try {
      const answer = await send.call(this, command);
      one.units = unitsOf(answer);
      return answer;
    } finally {
      await answers.answered();
      one.ended = ++clock;
    }
  };
  try {
    await work();
  } finally {
    prototype.send = send;
  }
  const sum = (reads: boolean) =>
    sent.filter((one) => one.reads === reads).reduce((units, one) => units + one.units, 0);
  const readings = sent.filter((one) => one.reads).length;
  return {
    requests: sent.length,
    steps: longestChain(sent),
    readings,
    'read units': sum(true),
    'write units': sum(false),
  };
};
