import { missing } from '../../../shared/api/missing.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsHandler } from './dependencies.ts';
import { withAuthors } from './present.ts';

export const openWithdrawnNote: RecordsHandler<'openWithdrawnNote'> = async (
  { params, body, auditContext },
  dependencies,
) => {
  const opened = await dependencies.withdrawnNotes.open(params, body.reason, auditContext);
  if (!opened) return notFound(missing.caseNote);
  const { withdrawal, versions, openings } = opened;
  const names = await dependencies.staff.name([withdrawal, ...openings].map(({ by }) => by));
  const nameOf = (id: string) => names.get(id) ?? { id, firstName: '', lastName: '' };
  return {
    status: 200,
    body: {
      ...withdrawal,
      by: nameOf(withdrawal.by),
      content: await withAuthors<never>(versions, dependencies),
      openings: openings.map((one) => ({ ...one, by: nameOf(one.by) })),
    },
  };
};
