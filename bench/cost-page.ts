import { dearestYear, idleChoices, idlePounds, listIdleCosts } from '../infra/commands/preflight/idle-cost.ts';
import { computeCost, countRequests, sizes } from './cost-model.ts';
import type { Units } from './meter.ts';
import { inPounds } from './prices.ts';

const sum = (costs: Record<string, number>) => Object.values(costs).reduce((all, one) => all + one, 0);
const toWhole = (amount: number) => (amount < 0.5 ? 'below 1' : Math.round(amount).toLocaleString('en-GB'));
const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const toTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [toRow(head), toRow(head.map((_, n) => (n === 0 ? '---' : '---:'))), ...rows.map(toRow)].join('\n');

const formatIdle = () =>
  toTable(
    ['with', 'pounds a month', 'from the third year', 'US dollars before tax', 'from the third year'],
    idleChoices.map(({ title, choices }) => [
      title,
      ...[1, dearestYear].map((year) => idlePounds(choices, year).toFixed(1)),
      ...[1, dearestYear].map((year) => sum(listIdleCosts(choices, year)).toFixed(2)),
    ]),
  );

const formatParts = () =>
  toTable(
    ['what stands there', 'US dollars a month'],
    Object.entries(listIdleCosts({})).map(([what, cost]) => [what, cost.toFixed(2)]),
  );

const formatMonth = (units: Map<string, Units>) => {
  const costs = sizes.map((size) => computeCost(units, size));
  const heads = sizes.map(
    ({ staff, patients }) => `${staff.toLocaleString('en-GB')} staff, ${patients.toLocaleString('en-GB')} patients`,
  );
  return toTable(
    ['US dollars a month', ...heads],
    [
      ...Object.keys(costs[0] ?? {}).map((name) => [name, ...costs.map((cost) => toWhole(cost[name] ?? 0))]),
      ['**US dollars**', ...costs.map((cost) => toWhole(sum(cost)))],
      ['**pounds, with VAT**', ...costs.map((cost) => toWhole(inPounds(sum(cost))))],
      ['requests of the site, millions', ...sizes.map((size) => countRequests(size).siteMillions.toFixed(1))],
    ],
  );
};

/** The page on what it costs, in Markdown. */
export const formatCostPage = (units: Map<string, Units>): string =>
  `# What it costs

Computed, not billed: \`npm run bench -- cost\` prints this page, and a test holds it to the templates and to what each call asks
of the table. Prices, the pound and the tax (\`bench/prices.ts\`) and the month (\`bench/cost-mix.ts\`) are assumptions to check.
Left out: support plans, a data trail, exports for analytics, and the discount AWS gives charities; ask for that.

## With nobody there

VAT is in the pounds. The keys are renewed each year, and AWS charges a dollar a month for each of a key's first two renewals.

${formatIdle()}

The web ACLs hold who floods the site or guesses passwords to a share; API Gateway and Cognito hold them all together either way.
One cannot serve both, since AWS has those of CloudFront apart, and both at once cost more than 12 pounds before anything else.
CloudFront's flat-rate plans, which pay for the web ACL of a site, do not take this one: Free (0 US dollars) and Pro (15) take no
response headers of our own, such as the content security policy, and no regular expressions, by which our rules tell paths apart;
Free takes no answer of our own to a person who is held back, and no log of the site. The first that takes all of it, Business, is 200 US dollars a month.

${formatParts()}

Three keys are what keeps copies readable when the key of the records is lost, and logs apart from both.

## A month of work

Half and more of it is texts, which an authenticator app or a remembered browser saves.

${formatMonth(units)}
`;
