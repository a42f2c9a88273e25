import { rm } from 'node:fs/promises';
import { readSettings } from './settings.ts';

const { dataDir } = readSettings();
await rm(dataDir, { recursive: true, force: true });
console.log('The data folder is cleared. npm start fills it with demonstration data again.');
