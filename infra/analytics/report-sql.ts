import { instrumentsInUse } from '../../shared/organisation/instruments.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import type { Questionnaire } from '../../shared/questionnaires/questionnaire.ts';
import { judgedInstruments } from '../../shared/report/build-report.ts';
import { dimensions } from '../../shared/report/dimensions.ts';
import { longestDays, peopleMeasures } from '../../shared/report/events.ts';
import type { DaySpan } from '../../shared/report/periods.ts';
import { unknown } from '../../shared/report/unknown.ts';
import type { Dialect } from './dialects.ts';
import { sourceSteps } from './sources-sql.ts';
import { createSql, type Run, type Step, tableOf } from './steps.ts';

export type Asked = DaySpan & { service?: string | undefined; worker?: string | undefined };

/** The later of two days, if there is the first: engines differ about the greatest of nothing and something. */
const later = (one: string, two: string) =>
  `CASE WHEN ${one} IS NULL THEN NULL WHEN ${one} > ${two} THEN ${one} ELSE ${two} END`;
const days = (from: string, to: string) =>
  `least(date_diff('day', CAST(${from} AS DATE), CAST(${to} AS DATE)), ${longestDays})`;
const isSeen = `status IN ('attended', 'late')`;
const isInStay = (day: string) => `(${day} >= p.counts_from OR p.number = 1) AND ${day} < p.counts_until`;

/** The states of each referral, in order. */
const movesStep: Step = {
  name: 'moves',
  needs: ['people', 'events'],
  sql: `told AS (
  SELECT patient, number, told_at, sk, from_state, to_state,
    row_number() OVER (PARTITION BY patient, number ORDER BY told_at, sk) AS place
  FROM events WHERE kind = 'referral-state'
),
moves AS (
  SELECT p.patient, p.number, p.referred_at AS told_at, '' AS sk,
    coalesce(t.from_state, CASE WHEN p.state IN ('accepted', 'declined', 'withdrawn') THEN 'new' ELSE p.state END) AS state
  FROM people p LEFT JOIN told t ON t.patient = p.patient AND t.number = p.number AND t.place = 1
  UNION ALL SELECT patient, number, told_at, sk, to_state FROM told
  UNION ALL SELECT p.patient, p.number, p.state_since, '~', p.state FROM people p
)`,
};

/** What happened to each person, with the day on which the report counts it. */
const happenedStep = ({ londonDay }: Dialect): Step => ({
  name: 'happened',
  needs: ['people', 'sessions', 'moves'],
  sql: `first_sessions AS (
  SELECT p.patient, p.number, s.held_on, s.held_by,
    row_number() OVER (PARTITION BY p.patient, p.number ORDER BY s.starts_at) AS place
  FROM people p JOIN sessions s ON s.patient = p.patient AND s.${isSeen} AND ${isInStay('s.held_on')}
),
contact_moves AS (
  SELECT patient, number, min(${londonDay('told_at')}) AS contact_day FROM moves
  WHERE state IN ('contacted', 'accepted') GROUP BY patient, number
),
first_contacts AS (
  SELECT patient, number, min(day) AS day FROM (
    SELECT m.patient, m.number, m.contact_day AS day FROM contact_moves m
    UNION ALL SELECT patient, number, held_on FROM first_sessions WHERE place = 1
  ) contacts GROUP BY patient, number
),
happened AS (
  SELECT p.*, ${later('f.held_on', 'p.referred_on')} AS seen_on, f.held_by AS seen_by,
    ${later('k.day', 'p.referred_on')} AS contacted_on,
    ${later('p.closed_on', 'p.referred_on')} AS ended_on
  FROM people p
  LEFT JOIN first_sessions f ON f.patient = p.patient AND f.number = p.number AND f.place = 1
  LEFT JOIN first_contacts k ON k.patient = p.patient AND k.number = p.number
)`,
});

/** The days on which somebody began or ceased to wait. */
const waitingStep = ({ londonDay }: Dialect): Step => ({
  name: 'waiting',
  needs: ['people', 'moves'],
  sql: `openness AS (
  SELECT patient, number, told_at, sk, state, CASE WHEN state IN ('accepted', 'declined', 'withdrawn') THEN 0 ELSE 1 END AS open_now
  FROM moves
),
changes AS (
  SELECT *, coalesce(lag(open_now) OVER (PARTITION BY patient, number ORDER BY told_at, sk), 0) AS open_before FROM openness
),
waiting AS (
  SELECT p.*, ${later(londonDay('c.told_at'), 'p.referred_on')} AS changed_on, c.open_now - c.open_before AS change
  FROM changes c JOIN people p ON p.patient = c.patient AND p.number = c.number WHERE c.open_now <> c.open_before
)`,
});

/** The instruments that the organisation measures outcomes by, each with its services. */
const usedInstruments = judgedInstruments.flatMap((questionnaire) => {
  const use = instrumentsInUse[questionnaire.id as keyof typeof instrumentsInUse];
  return use === undefined ? [] : [{ ...questionnaire, use }];
});

const outcomesStep = ({ id, threshold, better, use }: (typeof usedInstruments)[number]): Step => {
  const isUsed =
    use === 'every-service' ? '1 = 1' : `service IN (${[...use, unknown].map((one) => `'${one}'`).join(', ')})`;
  const gain = better === 'lower' ? 'first_score - last_score' : 'last_score - first_score';
  const isCase = (score: string) => `${score} ${better === 'lower' ? '>=' : '<='} ${threshold}`;
  return {
    name: `outcomes_${id}`,
    needs: ['people', 'happened', 'results'],
    sql: `ends_${id} AS (
  SELECT DISTINCT p.patient, p.number, count(*) OVER w AS results_count,
    first_value(r.score) OVER w AS first_score, last_value(r.score) OVER w AS last_score
  FROM people p JOIN results r ON r.patient = p.patient AND r.instrument = '${id}' AND r.score IS NOT NULL AND ${isInStay('r.answered_on')}
  WINDOW w AS (PARTITION BY p.patient, p.number ORDER BY r.answered_on, r.result ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
),
outcomes_${id} AS (
  SELECT h.ended_on AS day, h.service, h.closing_worker AS worker, e.results_count, e.first_score, e.last_score,
    ${gain} AS gain, ${isCase('first_score')} AS was_case, ${isCase('last_score')} AS is_case
  FROM happened h LEFT JOIN ends_${id} e ON e.patient = h.patient AND e.number = h.number
  WHERE h.ended_on IS NOT NULL AND h.reason <> 'died' AND ${isUsed} AND (h.seen_on IS NOT NULL OR e.results_count > 0)
)`,
  };
};

/** The outcome figures of an instrument, each with what it counts. */
const outcomeFigures = ({ id, reliableChange }: Questionnaire): string[] => {
  const improved = `gain >= ${reliableChange}`;
  const counted = {
    due: '1 = 1',
    paired: 'results_count > 1',
    improved: `results_count > 1 AND ${improved}`,
    worse: `results_count > 1 AND -gain >= ${reliableChange}`,
    clinical: 'results_count > 1 AND was_case',
    recovered: 'results_count > 1 AND was_case AND NOT is_case',
    reliablyRecovered: `results_count > 1 AND was_case AND NOT is_case AND ${improved}`,
  };
  return Object.entries(counted).map(
    ([name, isSo]) => `SELECT day, service, worker, '${id}.${name}', 1 FROM outcomes_${id} WHERE ${isSo}`,
  );
};

/** The measures of a person, each with its day and worker. */
const measures: Readonly<
  Record<(typeof peopleMeasures)[number], { from: string; day: string; worker: string; amount: string }>
> = {
  referred: { from: 'happened', day: 'referred_on', worker: 'worker', amount: '1' },
  seen: { from: 'happened', day: 'seen_on', worker: 'seen_by', amount: '1' },
  closed: { from: 'happened', day: 'ended_on', worker: 'closing_worker', amount: '1' },
  waiting: { from: 'waiting', day: 'changed_on', worker: 'worker', amount: 'change' },
};

const peopleSql = peopleMeasures.flatMap((measure) => {
  const { from, day, worker, amount } = measures[measure];
  const names = [`'${measure}'`, ...dimensions.map((one) => `'${measure}.${one}.' || ${one}`)];
  return names.map(
    (name) =>
      `SELECT ${day} AS day, service, ${worker} AS worker, ${name} AS name, ${amount} AS amount FROM ${from} WHERE ${day} IS NOT NULL`,
  );
});

/** Each date of a group, and each mark and guest of its register. */
const groupsSql: readonly string[] = [
  { name: 'dates', from: 'registers' },
  { name: 'open', from: 'registers WHERE places IS NULL' },
  { name: 'places', from: 'registers WHERE places IS NOT NULL', amount: 'places' },
  { name: 'came', from: `group_marks WHERE mark IN ('here', 'late')` },
  { name: 'filled', from: `group_marks WHERE mark IN ('here', 'late') AND places IS NOT NULL` },
  { name: 'missed', from: `group_marks WHERE mark IN ('told', 'away')` },
  { name: 'guests', from: 'group_guests' },
].map(({ name, from, amount = '1' }) => `SELECT day, service, worker, 'group.${name}', ${amount} FROM ${from}`);

const feedbackStep = ({ text, londonDay }: Dialect): Step => ({
  name: 'feedback',
  needs: ['items'],
  sql: `feedback AS (
  SELECT ${[
    `${londonDay(text('line', 'Item.at.S'))} AS day`,
    ...feedbackStatements.map(
      (_, question) => `CAST(${text('line', `Item.scores.L[${question}].N`)} AS INTEGER) AS score${question}`,
    ),
  ].join(', ')}
  FROM items WHERE pk LIKE 'FEEDBACK#%' AND sk = 'FEEDBACK'
)`,
});

/** Every figure of every day: what happened, to whom, in which service and by which worker. */
const countedStep: Step = {
  name: 'counted',
  needs: [
    'people',
    'sessions',
    'happened',
    'waiting',
    'registers',
    'group_marks',
    'group_guests',
    'feedback',
    ...usedInstruments.map(({ id }) => `outcomes_${id}`),
  ],
  sql: `session_figures AS (
  SELECT s.held_on AS day, p.service, s.held_by AS worker,
    'session.' || CASE WHEN s.status <> 'cancelled' THEN s.status WHEN s.cancelled_by = 'service' THEN 'cancelled-service' ELSE 'cancelled-person' END AS name, 1 AS amount
  FROM sessions s JOIN people p ON p.patient = s.patient AND ${isInStay('s.held_on')}
),
counted AS (
  ${[
    ...peopleSql,
    `SELECT ended_on AS day, service, closing_worker AS worker, 'reason.' || reason AS name, 1 AS amount FROM happened WHERE ended_on IS NOT NULL`,
    `SELECT contacted_on, service, worker, 'contactDays.' || CAST(${days('referred_on', 'contacted_on')} AS VARCHAR), 1 FROM happened WHERE contacted_on IS NOT NULL`,
    `SELECT seen_on, service, seen_by, 'seenDays.' || CAST(${days('referred_on', 'seen_on')} AS VARCHAR), 1 FROM happened WHERE seen_on IS NOT NULL`,
    'SELECT day, service, worker, name, amount FROM session_figures',
    ...usedInstruments.flatMap(outcomeFigures),
    ...groupsSql,
    `SELECT day, '*', '*', 'feedback.forms', 1 FROM feedback`,
    ...feedbackStatements.map(
      (_, question) => `SELECT day, '*', '*', 'feedback.sum${question}', score${question} FROM feedback`,
    ),
  ].join('\n  UNION ALL ')}
)`,
};

/** The tables that the figures are read from, in the order in which they are made. */
export const reportSteps = (dialect: Dialect): Step[] => [
  ...sourceSteps(dialect),
  movesStep,
  happenedStep(dialect),
  waitingStep(dialect),
  ...usedInstruments.map(outcomesStep),
  feedbackStep(dialect),
  countedStep,
];

/** Makes and deletes the tables of a run. `export_lines` is a table of two columns, `line` and `export_id`. */
export const tableStatements = (dialect: Dialect, run: Run) => {
  const steps = reportSteps(dialect);
  return {
    create: steps.map((step) => createSql(step, dialect.text, run)),
    drop: steps.map(({ name }) => `DROP TABLE IF EXISTS ${tableOf(name, run)}`),
  };
};

/**
 * The figures of the report, from the tables of a run: rows of a name and a number, by the names that the product
 * uses, so that the same code suppresses small counts.
 */
export const figuresSql = ({ from, to, service, worker }: Asked, run: Run): string => {
  const chosen = [
    ...(service === undefined ? [] : [`service = '${service}'`]),
    ...(worker === undefined ? [] : [`worker = '${worker}'`]),
  ];
  const isChosen = chosen.length === 0 ? '' : ` AND (name LIKE 'feedback.%' OR (${chosen.join(' AND ')}))`;
  return `SELECT name, CAST(sum(amount) AS INTEGER) AS amount FROM ${tableOf('counted', run)}
WHERE day <= '${to}' AND (day >= '${from}' OR name = 'waiting' OR name LIKE 'waiting.%')${isChosen}
GROUP BY name HAVING sum(amount) <> 0 ORDER BY name`;
};
