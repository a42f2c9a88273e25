import * as z from 'zod';
import type { Group } from '../../../../shared/api/group.ts';
import { weekdays } from '../../../../shared/domain/rota.ts';

/** The typed values of the form of a group. */
export const groupDraft = z.object({
  name: z.string(),
  service: z.string(),
  weekdays: z.array(z.enum(weekdays)),
  time: z.string(),
  minutes: z.string(),
  from: z.string(),
  until: z.string(),
  leaderId: z.string(),
  roomId: z.string(),
  where: z.string(),
  places: z.string(),
  hasWaitingList: z.boolean(),
});
export type GroupValues = z.infer<typeof groupDraft>;

export const blankGroup = (leaderId: string, today: string): GroupValues => ({
  ...{ name: '', service: '', weekdays: [], time: '', minutes: '90', from: today, until: '' },
  ...{ leaderId, roomId: '', where: '', places: '', hasWaitingList: false },
});

export const savedGroup = ({ version, leader, minutes, until = '', roomId = '', places, ...group }: Group) => ({
  version,
  values: {
    ...{ name: group.name, service: group.service, weekdays: group.weekdays, time: group.time, from: group.from },
    ...{ minutes: String(minutes), until, leaderId: leader.id, roomId, where: group.where },
    places: places === undefined ? '' : String(places),
    hasWaitingList: group.hasWaitingList,
  },
});

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** The form of the API. */
export const groupOf = ({ minutes, until, roomId, places, ...values }: GroupValues) => ({
  ...values,
  minutes: numberOf(minutes),
  ...(until !== '' && { until }),
  ...(roomId !== '' && { roomId }),
  ...(places.trim() !== '' && { places: Number(places) }),
});
