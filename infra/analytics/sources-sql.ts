import { nobody } from '../../shared/api/caseload.ts';
import { closingReasons } from '../../shared/domain/closing.ts';
import { organisation } from '../../shared/organisation.ts';
import { censusGroups } from '../../shared/report/dimensions.ts';
import { languageSpellings } from '../../shared/report/languages.ts';
import { other, unknown } from '../../shared/report/unknown.ts';
import type { Dialect } from './dialects.ts';
import type { Step } from './steps.ts';

const inList = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
const rows = (values: readonly (readonly string[])[]): string => values.map((row) => `(${inList(row)})`).join(', ');
const ethnicities = censusGroups.flatMap(({ of }) => [...of]);
const services = organisation.services.map(({ id }) => id);

/** One of the given values, or `unknown`. */
const known = (value: string, ids: readonly string[]): string =>
  `CASE WHEN ${value} IN (${inList(ids)}) THEN ${value} ELSE '${unknown}' END`;

const knownService = (service: string): string =>
  `CASE WHEN ${service} = '' THEN '${unknown}' WHEN ${service} IN (${inList(services)}) THEN ${service} ELSE '${other}' END`;

/**
 * The sources of the report, from the lines of an export of the table: referrals with their patients, results,
 * sessions, timeline events, and registers of groups. It reads what was recorded and none of the counters that the
 * product keeps.
 */
export const sourceSteps = ({ text, list, londonDay, replaceAll }: Dialect): Step[] => {
  const of = (name: string, path: string, type = 'S') => text('line', `Item.${name}.M.${path}.${type}`);
  const fold = (value: string) => `trim(${replaceAll(replaceAll(`lower(${value})`, '[^a-z ]', ' '), ' +', ' ')})`;
  const registerOf = (more: string) =>
    `SELECT ${text('line', 'Item.day.S')} AS day, ${text('line', 'Item.leaderId.S')} AS worker,
    ${knownService(`coalesce(${text('line', 'Item.service.S')}, '')`)} AS service,
    CAST(${text('line', 'Item.places.N')} AS INTEGER) AS places${more}
  FROM items WHERE pk LIKE 'REGISTERS#%'`;
  return [
    {
      name: 'events',
      needs: ['items'],
      sql: `events AS (
  SELECT substr(pk, 8) AS patient, sk, ${text('line', 'Item.at.S')} AS told_at,
    ${of('happening', 'kind')} AS kind,
    CAST(${of('happening', 'episode', 'N')} AS INTEGER) AS number,
    ${text('line', 'Item.happening.M.from.S')} AS from_state,
    ${text('line', 'Item.happening.M.to.S')} AS to_state,
    coalesce(${text('line', 'Item.happening.M.to.M.id.S')}, '${nobody}') AS to_worker
  FROM items WHERE pk LIKE 'RECORD#%' AND sk LIKE 'EVENT#%'
)`,
    },
    {
      name: 'stays',
      needs: ['items'],
      sql: `languages (spelling, language) AS (VALUES ${rows(languageSpellings)}),
records AS (
  SELECT substr(pk, 8) AS patient, ${list('line', 'Item.episodes.L')} AS all_episodes,
    ${of('referralProject', 'project')} AS project,
    ${known(`coalesce(${of('referralDemographics', 'ethnicity')}, '')`, ethnicities)} AS ethnicity,
    ${known(`coalesce(${of('referralDemographics', 'gender')}, '')`, ['woman', 'man', 'other', 'unstated'])} AS gender,
    coalesce(${of('referralPersonalDetails', 'dob')}, '') AS dob,
    coalesce(${of('referralDemographics', 'language')}, '') AS typed_language,
    ${fold(`coalesce(${of('referralDemographics', 'language')}, '')`)} AS folded_language,
    ${replaceAll(`upper(coalesce(${of('referralPersonalDetails', 'postcode')}, ''))`, '[^A-Z0-9]', '')} AS postcode
  FROM items WHERE pk LIKE 'RECORD#%' AND sk = 'RECORD'
),
spoken AS (
  SELECT patient, language, row_number() OVER (
    PARTITION BY patient
    ORDER BY CASE WHEN folded_language = spelling THEN 0 ELSE strpos(' ' || folded_language || ' ', ' ' || spelling || ' ') END
  ) AS place
  FROM records JOIN languages ON strpos(' ' || folded_language || ' ', ' ' || spelling || ' ') > 0
),
listed AS (
  SELECT r.patient, r.project, r.ethnicity, r.gender, r.dob, r.typed_language, r.postcode, CAST(${text('episode', 'M.number.N')} AS INTEGER) AS number,
    ${text('episode', 'M.referredAt.S')} AS referred_at,
    ${londonDay(text('episode', 'M.referredAt.S'))} AS referred_on,
    ${text('episode', 'M.referrerKind.S')} AS referrer,
    ${text('episode', 'M.state.S')} AS state,
    ${text('episode', 'M.stateSince.S')} AS state_since,
    ${text('episode', 'M.services.L[0].S')} AS first_service,
    ${text('episode', 'M.joined.L[0].M.formerId.S')} AS joined,
    ${text('episode', 'M.closing.M.at.S')} AS closed_at,
    ${londonDay(text('episode', 'M.closing.M.at.S'))} AS closed_on,
    ${known(`coalesce(${text('episode', 'M.closing.M.reason.S')}, '')`, closingReasons)} AS reason
  FROM records r CROSS JOIN UNNEST(r.all_episodes) AS t (episode)
),
spans AS (
  SELECT *,
    greatest(referred_on, coalesce(lag(closed_on) OVER (PARTITION BY patient ORDER BY number), '')) AS counts_from,
    lead(referred_at) OVER (PARTITION BY patient ORDER BY number) AS next_referred_at,
    max(number) OVER (PARTITION BY patient) AS last_number
  FROM listed
),
episodes AS (
  SELECT s.*,
    coalesce(lead(counts_from) OVER (PARTITION BY s.patient ORDER BY number), '9') AS counts_until,
    coalesce(closed_at, next_referred_at, '9') AS until_at,
    CASE WHEN number = last_number AND joined IS NULL THEN coalesce(project, '') ELSE coalesce(first_service, '') END AS named_service,
    CASE WHEN typed_language = '' THEN '${unknown}' ELSE coalesce(k.language, '${other}') END AS language,
    coalesce(nullif(regexp_extract(postcode, '^([A-Z]{1,2}[0-9][A-Z0-9]?)[0-9][A-Z]{2}$', 1), ''), '${unknown}') AS district,
    CASE WHEN dob = '' OR dob > referred_on THEN -1
      ELSE CAST(substr(referred_on, 1, 4) AS INTEGER) - CAST(substr(dob, 1, 4) AS INTEGER)
        - CASE WHEN substr(referred_on, 6) < substr(dob, 6) THEN 1 ELSE 0 END END AS age_years
  FROM spans s LEFT JOIN spoken k ON k.patient = s.patient AND k.place = 1
),
stays AS (
  SELECT patient, number, referred_at, referred_on, referrer, state, state_since, closed_at, closed_on, reason, until_at,
    counts_from, counts_until, ethnicity, gender, language, district,
    ${knownService('named_service')} AS service,
    CASE WHEN age_years < 0 THEN '${unknown}' WHEN age_years < 18 THEN '0-17' WHEN age_years < 25 THEN '18-24'
      WHEN age_years < 35 THEN '25-34' WHEN age_years < 45 THEN '35-44' WHEN age_years < 55 THEN '45-54'
      WHEN age_years < 65 THEN '55-64' WHEN age_years < 75 THEN '65-74' ELSE '75' END AS age
  FROM episodes
)`,
    },
    {
      name: 'given',
      needs: ['items', 'events'],
      sql: `present AS (
  SELECT substr(pk, 8) AS patient, ${text('line', 'Item.user.M.id.S')} AS worker FROM items WHERE pk LIKE 'RECORD#%' AND sk = 'RECORD'
),
told AS (
  SELECT patient, told_at, sk, to_worker, row_number() OVER (PARTITION BY patient ORDER BY sk DESC) AS place
  FROM events WHERE kind IN ('assigned', 'handed-over')
),
given AS (
  SELECT patient, told_at, sk, to_worker FROM told
  UNION ALL
  SELECT p.patient, coalesce(l.told_at, ''), coalesce(l.sk, '') || '~', coalesce(p.worker, '${nobody}')
  FROM present p LEFT JOIN told l ON l.patient = p.patient AND l.place = 1
  WHERE coalesce(l.to_worker, '${nobody}') <> coalesce(p.worker, '${nobody}')
)`,
    },
    {
      name: 'people',
      needs: ['stays', 'given'],
      sql: `at_referral AS (
  SELECT s.patient, s.number, g.to_worker,
    row_number() OVER (PARTITION BY s.patient, s.number ORDER BY g.told_at DESC, g.sk DESC) AS place
  FROM stays s JOIN given g ON g.patient = s.patient AND g.told_at <= s.referred_at
),
after_referral AS (
  SELECT s.patient, s.number, g.to_worker,
    row_number() OVER (PARTITION BY s.patient, s.number ORDER BY g.told_at, g.sk) AS place
  FROM stays s JOIN given g ON g.patient = s.patient AND g.told_at > s.referred_at AND g.told_at <= s.until_at AND g.to_worker <> '${nobody}'
),
at_closing AS (
  SELECT s.patient, s.number, g.to_worker,
    row_number() OVER (PARTITION BY s.patient, s.number ORDER BY g.told_at DESC, g.sk DESC) AS place
  FROM stays s JOIN given g ON g.patient = s.patient AND g.told_at <= s.closed_at
),
people AS (
  SELECT s.*,
    coalesce(nullif(r.to_worker, '${nobody}'), f.to_worker, '${nobody}') AS worker,
    coalesce(c.to_worker, '${nobody}') AS closing_worker
  FROM stays s
  LEFT JOIN at_referral r ON r.patient = s.patient AND r.number = s.number AND r.place = 1
  LEFT JOIN after_referral f ON f.patient = s.patient AND f.number = s.number AND f.place = 1
  LEFT JOIN at_closing c ON c.patient = s.patient AND c.number = s.number AND c.place = 1
)`,
    },
    {
      name: 'sessions',
      needs: ['items'],
      sql: `sessions AS (
  SELECT ${text('line', 'Item.patientId.S')} AS patient, ${text('line', 'Item.workerId.S')} AS held_by,
    ${text('line', 'Item.startsAt.S')} AS starts_at, ${londonDay(text('line', 'Item.startsAt.S'))} AS held_on,
    ${text('line', 'Item.status.S')} AS status, ${text('line', 'Item.cancelled.M.by.S')} AS cancelled_by
  FROM items WHERE pk LIKE 'APPOINTMENT#%' AND ${text('line', 'Item.status.S')} <> 'planned'
)`,
    },
    {
      name: 'registers',
      needs: ['items'],
      sql: `registers AS (
  ${registerOf('')}
)`,
    },
    {
      name: 'group_marks',
      needs: ['items'],
      sql: `marked_registers AS (
  ${registerOf(`, ${list('line', 'Item.marks.L')} AS marks`)}
),
group_marks AS (
  SELECT r.day, r.service, r.worker, r.places, ${text('marked', 'M.mark.S')} AS mark
  FROM marked_registers r CROSS JOIN UNNEST(r.marks) AS t (marked)
)`,
    },
    {
      name: 'group_guests',
      needs: ['items'],
      sql: `visited_registers AS (
  ${registerOf(`, ${list('line', 'Item.guests.L')} AS guests`)}
),
group_guests AS (
  SELECT r.day, r.service, r.worker FROM visited_registers r CROSS JOIN UNNEST(r.guests) AS t (guest)
)`,
    },
    {
      name: 'results',
      needs: ['items'],
      sql: `results AS (
  SELECT ${text('line', 'Item.patientId.S')} AS patient, ${text('line', 'Item.resultId.S')} AS result,
    ${text('line', 'Item.questionDate.S')} AS answered_on, ${text('line', 'Item.questionType.S')} AS instrument,
    CAST(${text('line', 'Item.score.N')} AS INTEGER) AS score
  FROM items WHERE pk LIKE 'RESULTS#%' AND sk LIKE 'RESULT#%'
)`,
    },
  ];
};
