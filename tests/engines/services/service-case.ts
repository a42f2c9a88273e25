/**
 * A request to a service of AWS's other than the database, after some that set it up, and what comes of it by AWS's
 * documentation, in a form by which engines can be compared. Where moto or the embedded service departs from it, that
 * stands beside it; `unable` says why an engine cannot be asked.
 */
export type ServiceCase<Engine> = {
  name: string;
  ask: (engine: Engine) => Promise<unknown>;
  outcome: unknown;
  moto?: Departure;
  embedded?: Departure;
};

/** `documented` is the page of AWS's that the other outcome follows. */
type Departure = { does: unknown; documented: string } | { unable: string };

/** What came of a request: its answer through `pick`, or the name of its error. */
export const comeOf = async <Answer>(
  request: Promise<Answer>,
  pick: (answer: Answer) => unknown = () => 'done',
): Promise<unknown> => {
  try {
    return pick(await request);
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
};
