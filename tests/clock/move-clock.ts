import { shiftDate } from './shift-date.ts';

// Loaded before anything else in each Node process of `npm run test:clock` (`--import` in NODE_OPTIONS, which the
// processes that it starts inherit): the clock is off by as many milliseconds as CLOCK_OFFSET, and keeps running.
const offset = Number(process.env.CLOCK_OFFSET);
if (!Number.isSafeInteger(offset)) throw new Error('CLOCK_OFFSET must be a whole number of milliseconds');
shiftDate(offset);
