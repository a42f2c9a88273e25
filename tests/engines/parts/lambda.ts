import { demandCompiler, installLambdaClient } from '../install.ts';
import type { Part } from '../part.ts';
import { runVitest } from '../run-vitest.ts';

export const lambdaParts: Part[] = [
  {
    engine: 'aws-lambda-ric',
    part: 'the bundles as Lambda runs them',
    run: async () => {
      demandCompiler();
      return runVitest(['tests/shipped/shipped.isolated', 'tests/shipped/environment.isolated'], {
        LAMBDA_CLIENT: installLambdaClient(),
      });
    },
  },
];
