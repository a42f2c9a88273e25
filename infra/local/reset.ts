import { rm } from 'node:fs/promises';
import { Failure } from '../failure.ts';
import { claimFolder } from './claim-folder.ts';
import { readSettings } from './settings.ts';

try {
  const { dataDir } = readSettings();
  // A product that runs would write what it knows again, into a folder that is half empty.
  (await claimFolder(dataDir)).release();
  await rm(dataDir, { recursive: true, force: true });
  console.log('The data folder is cleared. npm start fills it with demonstration data again.');
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
