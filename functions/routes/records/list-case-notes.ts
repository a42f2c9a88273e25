import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withAuthors } from './present.ts';

export const listCaseNotes: Handler<typeof records.listCaseNotes, RecordsDependencies> = async (
  { params },
  dependencies,
) => {
  const page = await dependencies.caseNotes.list(params.referralId, params.page, params.size);
  return { status: 200, body: { ...page, content: await withAuthors(page.content, dependencies) } };
};
