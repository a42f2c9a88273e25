import { afterAll, vi } from 'vitest';

// Files that share a process share their modules: a module replaced in one would be found by the next.
const refuse = () => {
  throw new Error(
    'This file shares its process with others, which would find what it replaced: no module and no global. Name it *.isolated.test.ts if it has to.',
  );
};
Object.assign(vi, { mock: refuse, doMock: refuse, stubGlobal: refuse });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
