import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figures } from './drive.ts';

export type Measured = Figures & {
  /** Milliseconds of processor of the process that answers, for a call. */ cpu: number;
};
export type Line = {
  patients: number;
  call: string;
  connections: number;
  requests: number;
  product: Measured;
  bare: Measured;
  store: Measured;
};

const folder = join(import.meta.dirname, '../output');
const whole = (value: number) => String(Math.round(value));
const fine = (value: number) => value.toFixed(value < 10 ? 2 : 1);

const heads = [
  'call',
  'connections',
  'calls a second',
  'median ms',
  'p99 ms',
  'CPU ms a call',
  'requests to the table',
  'bare HTTP: a second',
  'bare HTTP: CPU ms',
  'store alone: a second',
  'store alone: CPU ms',
  'of the bare HTTP',
  'of the store alone',
];

const cellsOf = ({ call, connections, requests, product, bare, store }: Line): string[] => [
  call,
  String(connections),
  whole(product.perSecond),
  fine(product.median),
  fine(product.p99),
  fine(product.cpu),
  String(requests),
  whole(bare.perSecond),
  fine(bare.cpu),
  whole(store.perSecond),
  fine(store.cpu),
  fine(product.perSecond / bare.perSecond),
  fine(product.perSecond / store.perSecond),
];

type Run = { seconds: number /** Where the store keeps its data. */; where: string };

const intro = ({ seconds, where }: Run) =>
  `Measured on ${new Date().toISOString().slice(0, 16)} with Node ${process.version}, ${seconds} s each, the store's data ${where}, the driver on the same machine, in one run. The last two columns are what to improve; the others say as much of the machine.`;

const formatMarkdown = (lines: readonly Line[], run: Run): string => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = (patients: number) => [
    `## ${patients.toLocaleString('en-GB')} patients, 6 results each`,
    '',
    row(heads),
    row(heads.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...lines.filter((line) => line.patients === patients).map((line) => row(cellsOf(line))),
    '',
  ];
  const sizes = [...new Set(lines.map(({ patients }) => patients))];
  return ['# What the API does', '', intro(run), '', ...sizes.flatMap(table)].join('\n');
};

const barHeight = 16;
const barsWidth = 560;
const labelWidth = 300;

/** A bar chart of calls a second, each call beside its two lower bounds. */
const drawPlot = (lines: readonly Line[]): string => {
  const bars = lines.flatMap(({ call, product, store, bare }) => [
    { label: call, value: product.perSecond, kind: 'product' },
    { label: 'the store alone', value: store.perSecond, kind: 'store' },
    { label: 'bare HTTP', value: bare.perSecond, kind: 'bare' },
  ]);
  const longest = Math.max(...bars.map(({ value }) => Math.log10(value + 1)));
  const drawn = bars.map(({ label, value, kind }, index) => {
    const y = index * (barHeight + 4) + Math.floor(index / 3) * 12;
    const width = (Math.log10(value + 1) / longest) * barsWidth;
    return `<text x="${labelWidth - 8}" y="${y + 12}" text-anchor="end">${label}</text><rect class="${kind}" x="${labelWidth}" y="${y}" width="${width.toFixed(1)}" height="${barHeight}"/><text x="${(labelWidth + width + 6).toFixed(1)}" y="${y + 12}">${whole(value)}</text>`;
  });
  const height = bars.length * (barHeight + 4) + Math.floor(bars.length / 3) * 12;
  return `<svg viewBox="0 0 ${labelWidth + barsWidth + 80} ${height}" role="img" aria-label="Calls a second, on a logarithmic scale">${drawn.join('')}</svg>`;
};

const formatPage = (lines: readonly Line[], run: Run): string => {
  const groups = [...new Map(lines.map((line) => [`${line.patients} ${line.connections}`, line])).values()];
  const parts = groups.map(({ patients, connections }) => {
    const own = lines.filter((line) => line.patients === patients && line.connections === connections);
    const row = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const table = `<table>${row(heads, 'th')}${own.map((line) => row(cellsOf(line), 'td')).join('')}</table>`;
    return `<h2>${patients.toLocaleString('en-GB')} patients, ${connections} at once</h2>${drawPlot(own)}${table}`;
  });
  const style =
    'body{font:16px/1.5 system-ui;margin:2rem;max-width:75rem}svg{width:100%;font-size:12px}.product{fill:#0b6e4f}.store{fill:#e0a458}.bare{fill:#9aa5b1}table{border-collapse:collapse;font-size:13px}td,th{border:1px solid #ccc;padding:.2rem .5rem;text-align:end}td:first-child,th:first-child{text-align:start}';
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>What the API does</title><style>${style}</style><h1>What the API does</h1><p>${intro(run)}</p>${parts.join('')}</html>`;
};

/** Writes the table as text and the page with its plots; returns the table. */
export const writeReport = async (lines: readonly Line[], run: Run): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const markdown = formatMarkdown(lines, run);
  await writeFile(join(folder, 'api.md'), markdown);
  await writeFile(join(folder, 'api.html'), formatPage(lines, run));
  return markdown;
};
