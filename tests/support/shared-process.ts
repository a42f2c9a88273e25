import { afterAll, vi } from 'vitest';

// Files that share a process share what they load: what one replaced, the next one would find.
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
