import { Failure } from '../local/failure.ts';

/** Runs a command that says whether all is well; what a person can mend is shown as one line. */
export const runTool = async (work: () => Promise<boolean>): Promise<void> => {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
};
