import { lazy } from 'react';

/** Loaded where nobody was found, which is seldom. */
export const Erased = lazy(async () => ({ default: (await import('./erased-record.ts')).ErasedRecord }));
