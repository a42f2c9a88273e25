import { vi } from 'vitest';

// Files that share a process share their modules: a module replaced in one would be found by the next.
const refuse = () => {
  throw new Error('A test of shared/ replaces no module, no global and no clock: the next file would find them too.');
};
Object.assign(vi, { mock: refuse, doMock: refuse, stubGlobal: refuse, useFakeTimers: refuse });
