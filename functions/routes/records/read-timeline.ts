import type { records } from '../../../shared/api/records.ts';
import { onlyReadable } from '../../../shared/api/unreadable.ts';
import { pageSize } from '../../../shared/domain/page.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const readTimeline: Handler<typeof records.readTimeline, RecordsDependencies> = async (
  { params },
  { timeline, staff },
) => {
  const { events, more } = await timeline.read(params.patientId, params.before, pageSize);
  const names = await staff.name(onlyReadable(events).flatMap(({ by }) => by ?? []));
  const content = events.map((event) =>
    'unreadable' in event ? event : { ...event, by: event.by === undefined ? undefined : names.get(event.by) },
  );
  return { status: 200, body: { content, more } };
};
