import type { drafts } from '../../../shared/api/drafts.ts';
import type { Handler } from '../../http/handler.ts';
import type { DraftsDependencies } from './dependencies.ts';

export const listDrafts: Handler<typeof drafts.listDrafts, DraftsDependencies> = async (
  { caller: { username } },
  { drafts },
) => {
  const kept = await drafts.list(username, Date.now());
  const content = kept.map(({ record, patient, ...draft }) => ({
    ...draft,
    referralId: record,
    patient: patient && {
      patientId: patient.patientId,
      firstName: patient.firstName,
      lastName: patient.lastName,
    },
  }));
  return { status: 200, body: { content } };
};
