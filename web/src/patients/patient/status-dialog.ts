import { lazy } from 'react';

/** Loaded when somebody opens it: it is no part of what a record starts from. */
export const StatusDialog = lazy(async () => ({ default: (await import('../parts/status-dialog.tsx')).StatusDialog }));
