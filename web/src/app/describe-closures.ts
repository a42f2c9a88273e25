import { closures as words } from '#words/closures.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { formatDay } from '../../../shared/kernel/format-day.ts';
import type { Closure, ShownFacts } from '../../../shared/organisation/facts.ts';

/** For how many days before it a closure is announced. */
const announcedDays = 14;

const describe = ({ from, to }: Closure): string =>
  from === to
    ? words.on.replace('{day}', formatDay(from))
    : words.between.replace('{from}', formatDay(from)).replace('{to}', formatDay(to));

/** The notice of closures that are now or soon, in the language of the pages. */
export const describeClosures = (
  closures: readonly Closure[] = [],
  day: string,
): { notice?: NonNullable<ShownFacts['notice']> } => {
  const shown = closures.filter(({ from, to }) => day <= to && from <= addDays(day, announcedDays));
  return shown.length === 0 ? {} : { notice: [...shown.map(describe), words.meanwhile].join(' ') };
};
