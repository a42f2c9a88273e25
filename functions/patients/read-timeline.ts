import { pageSize } from '../../shared/kernel/page.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import type { TimelineEvent } from '../../shared/patients/timeline.ts';
import type { PatientsHandlers } from './dependencies.ts';

/** A message is quoted as it is now. Older events contain a quotation of their own, which is not shown. */
const quote = (event: TimelineEvent, words: ReadonlyMap<string, string>): TimelineEvent => {
  if (event.kind !== 'message') return event;
  const { kind, contactId } = event;
  const excerpt = words.get(contactId);
  return { kind, contactId, ...(excerpt !== undefined && { excerpt }) };
};

export const readTimeline: PatientsHandlers['readTimeline'] = async (
  { params: { patientId, before } },
  { timeline, messageWords, staff },
) => {
  const { events, more } = await timeline.read(patientId, before, pageSize);
  const readable = onlyReadable(events);
  const messages = readable.flatMap(({ event }) => (event.kind === 'message' ? event.contactId : []));
  const [names, words] = await Promise.all([
    staff.name(readable.flatMap(({ by }) => by ?? [])),
    messageWords(patientId, [...new Set(messages)]),
  ]);
  const content = events.map((event) =>
    'unreadable' in event
      ? event
      : {
          ...event,
          by: event.by === undefined ? undefined : names.get(event.by),
          event: quote(event.event, words),
        },
  );
  return { status: 200, body: { content, more } };
};
