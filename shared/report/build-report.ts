import { closingReasonLabels, closingReasons } from '../episodes/closing.ts';
import { feedbackStatements } from '../questionnaires/feedback.ts';
import { instrumentsFor } from '../questionnaires/offered.ts';
import type { Questionnaire } from '../questionnaires/questionnaire.ts';
import { attendanceLabels, attendances } from './attendances.ts';
import { fewestWaits, waitsOf } from './days.ts';
import { addFigures } from './events.ts';
import { type Both, besides, peopleTables, type Side } from './people-tables.ts';
import type { ReportPair, ReportTable } from './report.ts';
import { isShown, type Shown, showCount, showParts, showShare, smallestShown } from './suppress.ts';
import type { View } from './view.ts';

const countsOf = ({ figures }: View, names: readonly string[]): number[] => names.map((name) => figures[name] ?? 0);

type Line = { id: string; label: string; level?: 0 | 1 };

type Words = { id: string; title: string; note?: string; column: string };

const oneColumn = ({ column, ...words }: Words, lines: readonly Line[], pairs: readonly ReportPair[]): ReportTable => ({
  ...words,
  columns: [column],
  rows: lines.map(({ level = 0, ...line }, index) => {
    return { ...line, level, cells: [pairs[index] ?? { now: null, before: null }] };
  }),
});

/** Counts that add up to the total above them. */
const partition = (
  words: Words,
  total: string,
  parts: readonly (Line & { name: string })[],
  both: Both,
): ReportTable => {
  const names = parts.map(({ name }) => name);
  const lines = [{ id: 'all', label: total }, ...parts.map(({ id, label }) => ({ id, label, level: 1 as const }))];
  const show = (view: View): Shown[] => [view.count(names), ...view.parts(names.map((name) => [name]))];
  return oneColumn(words, lines, besides(both, show));
};

const ofOneWorker = 'Sessions with one person, by the worker who held them.';

/** The sessions that somebody was due at: whoever cancelled was not. */
const dueAt = ['attended', 'late', 'missed'] as const;

/** The rate of missed sessions follows from what is shown above it: where one of these is hidden, it is, too. */
const appointmentsTable = (both: Both): ReportTable => {
  const table = partition(
    { id: 'sessions', title: 'Sessions', note: ofOneWorker, column: 'Sessions' },
    'All sessions',
    attendances.map((id) => ({ id, label: attendanceLabels[id], name: `session.${id}` })),
    both,
  );
  const cellOf = (id: string, time: keyof ReportPair): Cell =>
    table.rows.find((row) => row.id === id)?.cells[0]?.[time] ?? 'hidden';
  const rateIn = (time: keyof ReportPair): Cell => {
    const due = dueAt.map((id) => cellOf(id, time));
    const counts = due.filter((one) => typeof one === 'number');
    const whole = counts.reduce((total, one) => total + one, 0);
    return shareOf(cellOf('missed', time), counts.length === due.length ? whole : 'hidden');
  };
  const rate = { id: 'missed-rate', label: 'Share not attended of those not cancelled', level: 0 as const };
  return { ...table, rows: [...table.rows, { ...rate, cells: [{ now: rateIn('now'), before: rateIn('before') }] }] };
};

const reasonsTable = (both: Both): ReportTable =>
  partition(
    { id: 'reasons', title: 'Why stays were closed', column: 'People' },
    'Closed',
    [
      ...closingReasons.map((id) => ({ id, label: closingReasonLabels[id], name: `reason.${id}` })),
      { id: 'unknown', label: 'Not recorded', name: 'reason.unknown' },
    ],
    both,
  );

const waitNames = [
  { id: 'contact', label: 'To the first contact', name: 'contactDays' },
  { id: 'session', label: 'To the first session', name: 'seenDays' },
] as const;

/** Two waits of all people of a period; where every number is shown, of however few. */
const showWaits = (side: Side, name: (typeof waitNames)[number]['name']) => {
  const isTrue = side.every((view) => view.isTrue);
  const waits = waitsOf(addFigures(...side.map(({ figures }) => figures)), name, isTrue ? 1 : fewestWaits);
  return waits ?? { median: isTrue ? ('none' as const) : null, ninetieth: isTrue ? ('none' as const) : null };
};

const waitsTable = (both: Both): ReportTable => ({
  id: 'waits',
  title: 'Days from the referral',
  note: 'Of those who had their first contact, or their first session, in this time; a contact is a referral marked as contacted or accepted, or a session.',
  columns: ['Half waited at most', '9 in 10 waited at most'],
  rows: waitNames.map(({ id, label, name }) => {
    const [now, before] = [showWaits(both.now, name), showWaits(both.before, name)];
    const pairOf = (key: 'median' | 'ninetieth') => ({ now: now[key], before: before[key] });
    return { id, label, level: 0, cells: [pairOf('median'), pairOf('ninetieth')] };
  }),
});

/** The instruments in use whose change can be judged: they define a difference that is more than chance. */
export const listJudged = (): Questionnaire[] =>
  instrumentsFor('').filter(({ reports, reliableChange }) => reports === 'total' && reliableChange !== undefined);

/**
 * The outcomes of an instrument, each number a part of one above it. Reliable recovery is part of two: it is shown
 * only where all parts of both are.
 */
const showOutcomes = (view: View, id: string): Shown[] => {
  const [due = 0, paired = 0, improved = 0, worse = 0, clinical = 0, recovered = 0, reliably = 0] = countsOf(
    view,
    ['due', 'paired', 'improved', 'worse', 'clinical', 'recovered', 'reliablyRecovered'].map((name) => `${id}.${name}`),
  );
  const same = paired - improved - worse;
  if (view.isTrue) return [due, paired, improved, same, worse, clinical, recovered, reliably];
  const closed = view.figures.closed ?? 0;
  const hidden: Shown = 'hidden';
  const [pairedShown = hidden, , restShown = hidden] = isShown(showCount(closed))
    ? showParts([paired, due - paired, closed - due])
    : [];
  const dueShown = isShown(restShown) ? showCount(due) : hidden;
  const changes: Shown[] = isShown(pairedShown) ? showParts([improved, same, worse]) : [hidden, hidden, hidden];
  const clinicalShown = showShare(clinical, pairedShown);
  const recoveredShown = showShare(recovered, clinicalShown);
  const isWhole = [...changes, recoveredShown].every(isShown);
  const reliablyShown = isWhole ? showShare(reliably, recoveredShown) : hidden;
  return [dueShown, pairedShown, ...changes, clinicalShown, recoveredShown, reliablyShown];
};

const outcomeTable = ({ id, name, reliableChange, threshold, better }: Questionnaire, both: Both): ReportTable => {
  const way = better === 'lower' ? 'lower' : 'higher';
  const clinicalAt = better === 'lower' ? `${threshold} or more` : `${threshold} or less`;
  const lines: Line[] = [
    { id: 'due', label: `Stays that ended and should have two results` },
    { id: 'paired', label: 'Have two results' },
    { id: 'improved', label: `Reliable improvement: ${reliableChange} points ${way} or more`, level: 1 },
    { id: 'same', label: 'No reliable change', level: 1 },
    { id: 'worse', label: 'Reliable deterioration', level: 1 },
    { id: 'clinical', label: `At ${clinicalAt} at first` },
    { id: 'recovered', label: 'Recovery: of these, no longer so at the end', level: 1 },
    { id: 'reliablyRecovered', label: 'Reliable recovery: recovery and reliable improvement', level: 1 },
  ];
  return oneColumn(
    {
      id: `outcome-${id}`,
      title: `Outcomes: ${name}`,
      note: `Stays that were closed in this time, of people who came; not of those who died. The first result of the stay beside its last. It says how scores changed, not why.`,
      column: 'People',
    },
    lines,
    besides(both, (view) => showOutcomes(view, id)),
  );
};

/** The mean of a statement; where not every number is shown, of the times with enough forms. */
const meanOf = (side: Side, question: number): number | 'none' | null => {
  const enough = side.filter(({ figures, isTrue }) => isTrue || (figures['feedback.forms'] ?? 0) >= smallestShown);
  const figures = addFigures(...enough.map((view) => view.figures));
  const forms = figures['feedback.forms'] ?? 0;
  if (forms === 0) return enough.length < side.length ? null : 'none';
  // Answers count from 0; people read them from 1.
  return Math.round(((figures[`feedback.sum${question}`] ?? 0) / forms + 1) * 100) / 100;
};

/** Feedback, which has no names, so that it covers every service and worker together. */
const feedbackTable = (both: Both): ReportTable => ({
  id: 'feedback',
  title: 'Feedback',
  note: 'Of everybody who filled in the form in this time, whichever service or worker is chosen: no name stands with it. Means from 1, strongly disagree, to 5, strongly agree.',
  columns: ['Mean'],
  rows: [
    {
      id: 'forms',
      label: 'Forms filled in',
      level: 0,
      cells: besides(both, ({ figures, isTrue }) => {
        const forms = figures['feedback.forms'] ?? 0;
        return [isTrue ? forms : showCount(forms)];
      }),
    },
    ...feedbackStatements.map((label, question) => ({
      id: String(question),
      label,
      level: 1,
      cells: [{ now: meanOf(both.now, question), before: meanOf(both.before, question) }],
    })),
  ],
});

const groupLines: readonly Line[] = [
  { id: 'dates', label: 'Dates with a register' },
  { id: 'came', label: 'Members came' },
  { id: 'missed', label: 'Members did not come' },
  { id: 'guests', label: 'Guests came' },
  { id: 'places', label: 'Places' },
  { id: 'filled', label: 'Places filled', level: 1 },
  { id: 'share', label: 'Share of the places', level: 1 },
];

/**
 * The figures of groups. Members who filled a place are a part of two numbers, the places and all who came: they are
 * shown where no small remainder of either could be computed. Where every group has a number of places, they are all
 * who came.
 */
const showGroups = (view: View): Shown[] => {
  const names = ['dates', 'came', 'missed', 'guests', 'places', 'filled', 'open'].map((name) => `group.${name}`);
  const [dates = 0, came = 0, missed = 0, guests = 0, places = 0, filled = 0, open = 0] = countsOf(view, names);
  if (view.isTrue) return [dates, came, missed, guests, places, filled];
  const [cameShown, placesShown] = [showCount(came), showCount(places)];
  const ofCame = open === 0 ? cameShown : showShare(filled, cameShown);
  const ofPlaces = showShare(filled, placesShown);
  const filledShown = isShown(ofCame) ? ofPlaces : showCount(filled) === 'few' ? 'few' : 'hidden';
  return [showCount(dates), cameShown, showCount(missed), showCount(guests), placesShown, filledShown];
};

type Cell = ReportPair['now'];
const shareOf = (part: Cell | undefined, whole: Cell | undefined): Cell => {
  if (typeof part !== 'number' || typeof whole !== 'number') return 'hidden';
  return whole === 0 ? 'none' : Math.round((100 * part) / whole);
};

const groupsTable = (both: Both): ReportTable => {
  const pairs = besides(both, showGroups);
  const [places, filled] = [pairs[4], pairs[5]];
  const share = { now: shareOf(filled?.now, places?.now), before: shareOf(filled?.before, places?.before) };
  return oneColumn(
    {
      id: 'groups',
      title: 'Groups',
      note: 'By the worker who led the group. Whoever came late came; whoever told us that they could not come did not. Places are those of groups that have a number of them, and guests take none.',
      column: 'Number',
    },
    groupLines,
    [...pairs, share],
  );
};

const hasGroups = ({ now, before }: Both) =>
  [...now, ...before].some(({ figures }) => (figures['group.dates'] ?? 0) > 0);

/**
 * The report of some views and of those of the period before. Of one service or worker among all, only what adds up is
 * in a view that does not show every number.
 */
export const buildReport = (both: Both, filter: { service?: string | undefined }): ReportTable[] => {
  const isRow = [...both.now, ...both.before].some((view) => view.isRow);
  return [
    ...peopleTables(both, filter),
    reasonsTable(both),
    ...(isRow ? [] : [waitsTable(both)]),
    appointmentsTable(both),
    ...(hasGroups(both) && !isRow ? [groupsTable(both)] : []),
    ...(isRow ? [] : listJudged().map((questionnaire) => outcomeTable(questionnaire, both))),
    feedbackTable(both),
  ];
};
