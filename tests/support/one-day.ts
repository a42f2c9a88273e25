import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import { shiftDate } from '../clock/shift-date.ts';

// A file's tests begin and end on one day in London, as the day with which a file begins is used until its end: from
// ten minutes before midnight its clock goes twenty minutes back. What happens over midnight has tests that set their clock.
const minutes = (count: number) => count * 60_000;
shiftDate(0);
const isNearMidnight =
  londonTimeOf(new Date(Date.now() + minutes(10)).toISOString()).day !== londonTimeOf(new Date().toISOString()).day;
if (isNearMidnight) shiftDate(-minutes(20));
