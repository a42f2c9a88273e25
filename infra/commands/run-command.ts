import { Failure } from '../failure.ts';

/** Runs a command, whose work returns whether all is well; a failure that a person can correct is shown as one line. */
export const runCommand = async (work: () => Promise<boolean>): Promise<void> => {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
};
