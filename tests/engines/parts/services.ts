import { demandPython, installPython } from '../install.ts';
import type { Part } from '../part.ts';
import { runVitest } from '../run-vitest.ts';
import { startMoto } from '../start-moto.ts';

const engine = 'moto';

const onMoto = (folder: string) => async () => {
  demandPython();
  const moto = await startMoto(installPython());
  try {
    return runVitest([folder], { MOTO_ENDPOINT: moto.endpoint });
  } finally {
    await moto.stop();
  }
};

export const serviceParts: Part[] = [
  { engine, part: 'S3, Cognito, SES and SNS', run: onMoto('tests/engines/services') },
  { engine, part: 'the first hour in an account', run: onMoto('tests/engines/account') },
];
