import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import { withAuthors } from '../patients/present.ts';
import type { NotesHandlers } from './dependencies.ts';

export const openWithdrawnNote: NotesHandlers['openWithdrawnNote'] = async (
  { params, body, auditContext },
  dependencies,
) => {
  const opened = await dependencies.withdrawnNotes.open(params, body.reason, auditContext);
  if (!opened) return notFound(missing.caseNote);
  const { withdrawal, versions, openings } = opened;
  const nameOf = await nameStaff(
    dependencies,
    [withdrawal, ...openings].map(({ by }) => by),
  );
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
