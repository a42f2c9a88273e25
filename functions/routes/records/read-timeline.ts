import type { records } from '../../../shared/api/records.ts';
import { pageSize } from '../../../shared/domain/page.ts';
import type { Handler } from '../../lib/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const readTimeline: Handler<typeof records.readTimeline, RecordsDependencies> = async (
  { params },
  { timeline, staff },
) => {
  const { events, more } = await timeline.read(params.referralId, params.before, pageSize);
  const names = await staff.name(events.flatMap(({ by }) => by ?? []));
  const content = events.map(({ by, ...event }) => ({ ...event, by: by === undefined ? by : names.get(by) }));
  return { status: 200, body: { content, more } };
};
