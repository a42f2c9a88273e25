import { demandPython, installPython } from '../install.ts';
import type { Part } from '../part.ts';
import { runVitest } from '../run-vitest.ts';
import { startMoto } from '../start-moto.ts';

export const serviceParts: Part[] = [
  {
    engine: 'moto',
    part: 'S3, Cognito, SES and SNS',
    run: async () => {
      demandPython();
      const moto = await startMoto(installPython());
      try {
        return runVitest(['tests/engines/services'], { MOTO_ENDPOINT: moto.endpoint });
      } finally {
        await moto.stop();
      }
    },
  },
];
