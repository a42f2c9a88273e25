import { createAsk } from './ask.ts';
import type { FindCode } from './find-code.ts';
import { type Check, type Line, Stopped, type Visit } from './visit.ts';

type Part = { name: string; check: Check };
export type SmokeOptions = {
  url: string;
  admin: { email: string; password: string };
  findCode: FindCode;
  mark: string;
  parts: readonly Part[];
  /** Called as it happens. */
  report(line: string): void;
};

const show = ({ title, outcome, detail, remedy }: Line): string =>
  [`${outcome.padEnd(8)}  ${title}${detail ? `: ${detail}` : ''}`, ...(remedy ? [`          -> ${remedy}`] : [])].join(
    '\n',
  );

const describe = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');

/**
 * Goes through a deployment from outside, as its people do, and reports of each part whether it works. It deletes what
 * it makes, also when something failed half-way.
 */
export const smoke = async ({ url, parts, report, ...given }: SmokeOptions): Promise<Line[]> => {
  const lines: Line[] = [];
  const made: { title: string; work: () => Promise<unknown> }[] = [];
  const note = (line: Line) => {
    lines.push(line);
    report(show(line));
  };
  const visit: Visit = {
    ...given,
    url,
    ask: createAsk(url),
    signedIn: {},
    async check({ title, remedy }, work) {
      try {
        const value = await work();
        note({ title, outcome: 'pass' });
        return value;
      } catch (error) {
        note({ title, outcome: 'FAIL', detail: describe(error), remedy });
        throw new Stopped();
      }
    },
    skip: (title, why) => note({ title, outcome: 'left out', detail: why }),
    cleanup: (title, work) => void made.push({ title, work }),
  };
  const walk = async ({ name, check }: Part) => {
    report(`\n${name}`);
    try {
      await check(visit);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      report('          The rest of this part needs what failed, and was not tried.');
    }
  };
  const cleanUp: Check = async ({ check }) => {
    for (const { title, work } of made.toReversed()) {
      const remedy = `Do it by hand; it is called '${given.mark}'.`;
      await check({ title, remedy }, work).catch((error) => {
        if (!(error instanceof Stopped)) throw error;
      });
    }
  };
  const last = parts.filter(({ name }) => name === lastPart);
  for (const part of parts) if (part.name !== lastPart) await walk(part);
  await walk({ name: 'What this run has made is removed', check: cleanUp });
  for (const part of last) await walk(part);
  return lines;
};

/** Runs after the cleaning up, which needs the session. */
export const lastPart = 'Leaving';
