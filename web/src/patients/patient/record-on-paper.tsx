import { type ComponentProps, lazy, Suspense } from 'react';
import type { PrintedRecord as Printed } from './printed-record.tsx';

// Seen on paper alone: it comes after what is read on the screen.
const PrintedRecord = lazy(async () => ({ default: (await import('./printed-record.tsx')).PrintedRecord }));

/** The record as it is printed. */
export const RecordOnPaper = (props: ComponentProps<typeof Printed>) => (
  <Suspense fallback={null}>
    <PrintedRecord {...props} />
  </Suspense>
);
