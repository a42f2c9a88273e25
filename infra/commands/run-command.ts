import { Failure } from '../failure.ts';

/** Runs the work of a command, which answers whether all is well; what a person can mend is shown as one line. */
export const runCommand = async (work: () => Promise<boolean>): Promise<void> => {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
};
