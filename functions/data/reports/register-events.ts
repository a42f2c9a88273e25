import { serviceOf } from '../../../shared/report/dimensions.ts';
import type { ReportEvent } from '../../../shared/report/events.ts';
import type { StoredRegister } from '../diary/group-items.ts';

/** The events of a date of a group: for the service of the group, and for its leader. */
export const eventsOfRegister = (register: StoredRegister): ReportEvent[] => {
  const { day, service, leaderId, attended, told, away, guestCount, places } = register;
  const counts = { came: attended, missed: told + away, guests: guestCount };
  return [
    {
      ...{ kind: 'register', day, service: serviceOf(service), worker: leaderId, ...counts },
      ...(places !== undefined && { places }),
    },
  ];
};
