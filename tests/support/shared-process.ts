import { vi } from 'vitest';

// Files that share a process share what they load: what one replaced, the next one would find.
const refuse = () => {
  throw new Error('A test of shared/ replaces no module, no global and no clock: the next file would find them too.');
};
Object.assign(vi, { mock: refuse, doMock: refuse, stubGlobal: refuse, useFakeTimers: refuse });
