import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';
import type { Agreed } from '../parts/agreed-fields.tsx';
import { describePlace, placeLabels } from '../parts/words.ts';
import styles from './record.module.css';

type Props = {
  /** Whether it is as it was planned; otherwise it is to be said. */
  isPlanned: boolean;
  agreed: Agreed;
  wasRefused: boolean;
  rooms: readonly Room[];
  worker: string;
  children: ReactNode;
};

/** When, where and with whom a session was: one line where that was planned, and the fields once it is opened. */
export const WhenAndWhere = ({ isPlanned, agreed, wasRefused, rooms, worker, children }: Props) => {
  const { day, time, minutes, place, roomId } = agreed;
  const [wasOpen, setWasOpen] = useState(!isPlanned);
  if (wasRefused && !wasOpen) setWasOpen(true);
  const isOpenRoom = place === 'room' && roomId === '';
  const where = isOpenRoom ? placeLabels.room : describePlace({ place: place as 'room', roomId }, rooms);
  return (
    <details className={styles.measure} open={wasOpen || undefined}>
      <summary>
        {day === today() ? 'Today' : formatDay(day)}, {time}, {minutes} minutes, {where}, with {worker}
      </summary>
      {children}
    </details>
  );
};
