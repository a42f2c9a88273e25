import { questionnaireIds } from '../questionnaires/ids.ts';
import { dimensions } from './dimensions.ts';
import { type Figures, figuresOf, peopleMeasures, type ReportEvent } from './events.ts';

/** The place of a number in the report: its table, row and column. */
export type Place = { readonly table: string; readonly row: string; readonly column: number };

/** What is counted in a number: events of a kind, and of these some. */
export type Counted = { readonly kind: ReportEvent['kind']; readonly counts: (event: ReportEvent) => boolean };

/** The events that add to any of the named figures, and to none of those without: so a list is what its number counts. */
const adding = (kind: ReportEvent['kind'], names: readonly string[], without: readonly string[] = []): Counted => ({
  kind,
  counts: (event) => {
    const { figures }: { figures: Figures } = figuresOf(event);
    const has = (name: string) => (figures[name] ?? 0) !== 0;
    return names.some(has) && !without.some(has);
  },
});

const everyOne = (kind: ReportEvent['kind']): Counted => ({ kind, counts: () => true });

const peopleIn = (table: string, row: string, column: number): Counted | undefined => {
  const measure = peopleMeasures[column];
  if (measure === undefined) return undefined;
  const kind = measure === 'waiting' ? 'waits' : measure;
  if (table === 'people') return everyOne(kind);
  // The service is not one of the figures of a person, but of where they are counted.
  if (table === 'service') return { kind, counts: ({ service }) => service === row };
  // A row of several categories is named by all of them.
  return adding(
    kind,
    row.split('+').map((category) => `${measure}.${table}.${category}`),
  );
};

const groupFigures: Readonly<Record<string, string>> = {
  dates: 'group.dates',
  came: 'group.came',
  missed: 'group.missed',
  guests: 'group.guests',
  places: 'group.places',
  filled: 'group.filled',
  share: 'group.places',
};

const outcomeIn = (instrument: string, row: string): Counted => {
  const of = (name: string) => `${instrument}.${name}`;
  return row === 'same'
    ? adding('measured', [of('paired')], [of('improved'), of('worse')])
    : adding('measured', [of(row)]);
};

const instrumentOf = (table: string): string | undefined =>
  questionnaireIds.find((instrument) => table === `outcome-${instrument}`);

/** The events behind a number of the report; undefined where it has no list, as feedback, which is anonymous. */
export const countedIn = ({ table, row, column }: Place): Counted | undefined => {
  const instrument = instrumentOf(table);
  if (instrument !== undefined) return outcomeIn(instrument, row);
  if (table === 'people' || dimensions.some((one) => one === table)) return peopleIn(table, row, column);
  switch (table) {
    case 'reasons':
      return row === 'all' ? everyOne('closed') : adding('closed', [`reason.${row}`]);
    case 'waits':
      return everyOne(row === 'contact' ? 'contacted' : 'seen');
    case 'sessions':
      if (row === 'all') return everyOne('session');
      return adding('session', [`session.${row === 'missed-rate' ? 'missed' : row}`]);
    case 'groups':
      return adding('register', [groupFigures[row] ?? '']);
    default:
      return undefined;
  }
};
