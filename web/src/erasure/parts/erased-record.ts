import { describeErased, erasedCalls } from '../../../../shared/erasure/erased-calls.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { parseExact } from '../../../../shared/patients/patient-search.ts';
import { useReading } from '../../kernel/lib/query.ts';

const idOf = (typed: string): string | undefined =>
  parseExact(typed).find(({ kind }) => kind === 'id' || kind === 'reference')?.value;

type Props = { typed: string; instead?: string };

/** That the record of an id or a reference was erased, when and why, where nobody was found; or what is shown instead. */
export const ErasedRecord = ({ typed, instead = '' }: Props): string => {
  const of = idOf(typed);
  const { data } = useReading(erasedCalls.readErased, { params: { of: of ?? '' } }, { enabled: of !== undefined });
  if (!data) return instead;
  return `This record was erased on ${formatDay(today(new Date(data.erasedAt)))}: ${describeErased(data.why)}.`;
};
