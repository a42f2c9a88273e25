import * as z from 'zod';
import { ringBackStates } from '../../../shared/intake/public-state.ts';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { type Entity, keyPattern, readItem } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { hashKnown, type Known } from '../../referrals/store/public-states.ts';
import type { StoredHandling, StoredMessage } from './contact-message-items.ts';

/*
 * What became of a wish to be rung back, for whoever was given its reference and code: an item of its own, found by both together,
 * beside those of referrals. So the function that anybody can reach reads no message.
 */
const ringBackState = z.object({
  contactId: z.ulid(),
  state: z.enum(ringBackStates),
  /** The days in London. */
  askedOn: calendarDay,
  answeredOn: calendarDay.optional(),
});

/** The state and the days that a person may be told. */
export type FoundRingBack = Omit<z.output<typeof ringBackState>, 'contactId'>;

export const ringBackStateEntity: Entity<string, typeof ringBackState> = {
  name: 'State of a ring-back for the public',
  key: keyPattern('STATE#{hash}', 'RING-BACK'),
  dataSubject: { sender: ['contactId'], sameAs: ['contactId'] },
  schema: ringBackState,
};

const stateOf = (handling: StoredHandling): Pick<FoundRingBack, 'state' | 'answeredOn'> => {
  if (handling.state === 'junk') return { state: 'not-rung' };
  if (handling.state !== 'answered') return { state: 'to-ring' };
  return handling.how === 'none' ? { state: 'not-rung' } : { state: 'rung', answeredOn: today(new Date(handling.at)) };
};

/** The write of what the sender of a message may be told: none where there is nothing to find it by. */
export const putRingBackState = ({ contactId, contactDate, handling, stateHash }: StoredMessage): Write[] => {
  if (!stateHash || !handling) return [];
  const askedOn = today(new Date(contactDate));
  return [put(ringBackStateEntity, stateHash, { contactId, askedOn, ...stateOf(handling) })];
};

export const removeRingBackState = ({ stateHash }: StoredMessage): Write[] =>
  stateHash ? [remove(ringBackStateEntity, stateHash)] : [];

export const findRingBack = async (table: Table, known: Known): Promise<FoundRingBack | undefined> => {
  const found = await readItem(table, ringBackStateEntity, hashKnown(known));
  if (!found) return undefined;
  const { contactId: _, ...shown } = found;
  return shown;
};
