import { pageSize } from '../../shared/kernel/page.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import type { TimelineEvent } from '../../shared/patients/timeline.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import type { createMessageWords } from '../messages/store/message-words.ts';
import type { createTimelineStore } from './store/timeline.ts';

/** A message is quoted as it is now. Older events contain a quotation of their own, which is not shown. */
const quote = (event: TimelineEvent, words: ReadonlyMap<string, string>): TimelineEvent => {
  if (event.kind !== 'message') return event;
  const { kind, contactId } = event;
  const excerpt = words.get(contactId);
  return { kind, contactId, ...(excerpt !== undefined && { excerpt }) };
};

type Stores = {
  timeline: Pick<ReturnType<typeof createTimelineStore>, 'read'>;
  messageWords: ReturnType<typeof createMessageWords>;
  staff: Pick<StaffDirectory, 'name'>;
};

/** A page of the timeline of a patient, before an event or up to now. */
export const readTimelinePage = async (
  patientId: string,
  before: string,
  { timeline, messageWords, staff }: Stores,
) => {
  const { events, more } = await timeline.read(patientId, before, pageSize);
  const readable = onlyReadable(events);
  const messages = readable.flatMap(({ event }) => (event.kind === 'message' ? event.contactId : []));
  const [names, words] = await Promise.all([
    staff.name(readable.flatMap(({ by }) => by ?? [])),
    messageWords(patientId, [...new Set(messages)]),
  ]);
  const content = events.map((one) => {
    if ('unreadable' in one) return one;
    return { ...one, by: one.by === undefined ? undefined : names.get(one.by), event: quote(one.event, words) };
  });
  return { content, more };
};
