import type { ReportPair, ReportTable } from '../api/report.ts';
import { closingReasonLabels, closingReasons } from '../domain/closing.ts';
import { feedbackStatements } from '../questionnaires/feedback.ts';
import { offeredInstruments } from '../questionnaires/offered.ts';
import type { Questionnaire } from '../questionnaires/questionnaire.ts';
import { waitsOf } from './days.ts';
import { attendances, type Figures } from './events.ts';
import { type Both, besides, countsOf, peopleTables } from './people-tables.ts';
import { isShown, type Shown, showCount, showParts, showShare, smallestShown } from './suppress.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

type Line = { id: string; label: string; level?: 0 | 1 };

const oneColumn = (
  { id, title, note, column }: { id: string; title: string; note?: string; column: string },
  lines: readonly Line[],
  pairs: readonly ReportPair[],
): ReportTable => ({
  id,
  title,
  ...(note !== undefined && { note }),
  columns: [column],
  rows: lines.map(({ level = 0, ...line }, index) => ({
    ...line,
    level,
    cells: [pairs[index] ?? { now: null, before: null }],
  })),
});

/** Counts that add up to the total above them. */
const partition = (
  words: Parameters<typeof oneColumn>[0],
  total: string,
  parts: readonly (Line & { name: string })[],
  both: Both,
): ReportTable => {
  const show = (figures: Figures): Shown[] => {
    const counts = countsOf(
      figures,
      parts.map(({ name }) => name),
    );
    return [showCount(sum(counts)), ...showParts(counts)];
  };
  const lines = [{ id: 'all', label: total }, ...parts.map((part) => ({ ...part, level: 1 as const }))];
  return oneColumn(
    words,
    lines.map(({ id, label, ...rest }) => ({ id, label, level: 'level' in rest ? rest.level : 0 })),
    besides(both, show),
  );
};

const attendanceLabels: Readonly<Record<(typeof attendances)[number], string>> = {
  attended: 'Attended',
  late: 'Came late',
  missed: 'Did not attend',
  'cancelled-person': 'Cancelled by the person',
  'cancelled-service': 'Cancelled by us',
};

const sessionsTable = (both: Both): ReportTable =>
  partition(
    {
      id: 'sessions',
      title: 'Sessions',
      note: 'Sessions with one person, by the worker who held them.',
      column: 'Sessions',
    },
    'All sessions',
    attendances.map((id) => ({ id, label: attendanceLabels[id], name: `session.${id}` })),
    both,
  );

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

const waitsTable = (both: Both): ReportTable => ({
  id: 'waits',
  title: 'Days from the referral',
  note: 'Of those who had their first contact, or their first session, in this time; a contact is a referral marked as contacted or accepted, or a session. Not shown for fewer than 10 people.',
  columns: ['Half waited at most', '9 in 10 waited at most'],
  rows: waitNames.map(({ id, label, name }) => {
    const [now, before] = [waitsOf(both.now, name), waitsOf(both.before, name)];
    const pairOf = (key: 'median' | 'ninetieth') => ({ now: now?.[key] ?? null, before: before?.[key] ?? null });
    return { id, label, level: 0, cells: [pairOf('median'), pairOf('ninetieth')] };
  }),
});

/** The instruments in use whose change can be judged: they define a difference that is more than chance. */
export const judgedInstruments: readonly Questionnaire[] = offeredInstruments.filter(
  ({ reports, reliableChange }) => reports === 'total' && reliableChange !== undefined,
);

/**
 * The outcomes of an instrument, each number a part of one above it. Reliable recovery is part of two: it is shown
 * only where all parts of both are.
 */
const showOutcomes = (figures: Figures, id: string): Shown[] => {
  const [due = 0, paired = 0, improved = 0, worse = 0, clinical = 0, recovered = 0, reliably = 0] = countsOf(
    figures,
    ['due', 'paired', 'improved', 'worse', 'clinical', 'recovered', 'reliablyRecovered'].map((name) => `${id}.${name}`),
  );
  const closed = figures.closed ?? 0;
  const hidden: Shown = 'hidden';
  const [pairedShown = hidden, , restShown = hidden] = isShown(showCount(closed))
    ? showParts([paired, due - paired, closed - due])
    : [];
  const dueShown = isShown(restShown) ? showCount(due) : hidden;
  const changes: Shown[] = isShown(pairedShown)
    ? showParts([improved, paired - improved - worse, worse])
    : [hidden, hidden, hidden];
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
    besides(both, (figures) => showOutcomes(figures, id)),
  );
};

const meanOf = (figures: Figures, question: number): number | null => {
  const forms = figures['feedback.forms'] ?? 0;
  // Answers count from 0; people read them from 1.
  return forms < smallestShown ? null : Math.round(((figures[`feedback.sum${question}`] ?? 0) / forms + 1) * 100) / 100;
};

/** Feedback, which has no names, so that it covers every service and worker together. */
const feedbackTable = (both: Both): ReportTable => ({
  id: 'feedback',
  title: 'Feedback',
  note: 'Of everybody who filled in the form in this time, whichever service or worker is chosen: no name stands with it. Means from 1, strongly disagree, to 5, strongly agree; not shown for fewer than 5 forms.',
  columns: ['Mean'],
  rows: [
    {
      id: 'forms',
      label: 'Forms filled in',
      level: 0,
      cells: besides(both, (figures) => [showCount(figures['feedback.forms'] ?? 0)]),
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
const showGroups = (figures: Figures): Shown[] => {
  const names = ['dates', 'came', 'missed', 'guests', 'places', 'filled', 'open'].map((name) => `group.${name}`);
  const [dates = 0, came = 0, missed = 0, guests = 0, places = 0, filled = 0, open = 0] = countsOf(figures, names);
  const [cameShown, placesShown] = [showCount(came), showCount(places)];
  const ofCame = open === 0 ? cameShown : showShare(filled, cameShown);
  const ofPlaces = showShare(filled, placesShown);
  const filledShown = isShown(ofCame) ? ofPlaces : showCount(filled) === 'few' ? 'few' : 'hidden';
  const share = isShown(filledShown) ? Math.round((100 * filled) / places) : 'hidden';
  return [showCount(dates), cameShown, showCount(missed), showCount(guests), placesShown, filledShown, share];
};

const groupsTable = (both: Both): ReportTable =>
  oneColumn(
    {
      id: 'groups',
      title: 'Groups',
      note: 'By the worker who led the group. Whoever came late came; whoever told us that they could not come did not. Places are those of groups that have a number of them, and guests take none.',
      column: 'Number',
    },
    groupLines,
    besides(both, showGroups),
  );

const hasGroups = ({ now, before }: Both) => [now, before].some((figures) => (figures['group.dates'] ?? 0) > 0);

/**
 * The report of some figures and of those of the period before: nothing in it is about fewer than five people, or
 * leads to it.
 */
export const buildReport = (both: Both, filter: { service?: string | undefined }): ReportTable[] => [
  ...peopleTables(both, filter),
  reasonsTable(both),
  waitsTable(both),
  sessionsTable(both),
  ...(hasGroups(both) ? [groupsTable(both)] : []),
  ...judgedInstruments.map((questionnaire) => outcomeTable(questionnaire, both)),
  feedbackTable(both),
];
