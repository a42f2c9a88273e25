import { describeErased, erasedCalls } from '../../../../shared/erasure/erased-calls.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { parseExact } from '../../../../shared/patients/patient-search.ts';
import { useReading } from '../../kernel/lib/query.ts';

const idOf = (typed: string): string | undefined =>
  parseExact(typed).find(({ kind }) => kind === 'id' || kind === 'reference')?.value;

/** That the record of an id or a reference was erased, when and why; undefined where none was. It is asked where nobody was found. */
export const useErased = (typed: string, isNobodyFound: boolean): string | undefined => {
  const of = isNobodyFound ? idOf(typed) : undefined;
  const { data } = useReading(erasedCalls.readErased, { params: { of: of ?? '' } }, { enabled: of !== undefined });
  if (!data || of === undefined) return undefined;
  const on = formatDay(today(new Date(data.erasedAt)));
  return `This record was erased on ${on}: ${describeErased(data.why)}.`;
};
