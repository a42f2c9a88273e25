import { useSearchParams } from 'react-router-dom';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { me } from '../../../../shared/patients/caseload-schema.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Field, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn, paged, useReading } from '../../kernel/lib/query.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';
import { describeLongDay, describeRoom } from '../parts/words.ts';
import { AwaySessions } from './away-sessions.tsx';
import styles from './diary.module.css';
import { DiaryDay } from './diary-day.tsx';
import { FeedSection } from './feed-section.tsx';

export type Shown = {
  kind: 'worker' | 'room';
  /** The account or the room; `me` is the reader. */
  of: string;
  /** One day, or the first of seven. */
  day: string;
  days: 1 | 7;
};

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The choice in an address; a week begins on its Monday. */
export const shownBy = (search: URLSearchParams, today: string): Shown => {
  const room = search.get('room');
  const day = search.get('day');
  const days = search.get('show') === 'week' ? 7 : 1;
  const asked = isDay(day) ? day : today;
  return {
    ...(room ? { kind: 'room' as const, of: room } : { kind: 'worker' as const, of: search.get('of') ?? 'me' }),
    day: days === 7 ? mondayOf(asked) : asked,
    days,
  };
};

/** The address of a choice, without its defaults. */
export const searchOf = ({ kind, of, day, days }: Shown, today: string): Record<string, string> => ({
  ...(kind === 'room' ? { room: of } : of !== 'me' && { of }),
  ...((days === 7 ? mondayOf(today) : today) !== day && { day }),
  ...(days === 7 && { show: 'week' }),
});

type ChooserProps = { shown: Shown; onChoose: (next: Partial<Shown>) => void };

const useOwners = () => ({
  colleagues: useColleagues().data?.content ?? [],
  rooms: useSettings().data?.sessions.rooms ?? [],
});

const Whose = ({ shown: { kind, of }, onChoose }: ChooserProps) => {
  const { colleagues, rooms } = useOwners();
  return (
    <Field name="whose" label="Whose diary">
      {(control) => (
        <select
          {...control}
          value={`${kind} ${of}`}
          onChange={({ target }) => {
            const [chosen = '', ...rest] = target.value.split(' ');
            onChoose({ kind: chosen as Shown['kind'], of: rest.join(' ') });
          }}
        >
          <option value={`worker ${me}`}>My diary</option>
          <optgroup label="Colleagues">
            {colleagues.map((one) => (
              <option key={one.id} value={`worker ${one.id}`}>
                {fullName(one)}
              </option>
            ))}
          </optgroup>
          {rooms.length > 0 && (
            <optgroup label="Rooms">
              {rooms.map((room) => (
                <option key={room.id} value={`room ${room.id}`}>
                  {describeRoom(room)}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      )}
    </Field>
  );
};

/** The owner of the diary, for paper, on which nothing can be chosen. */
const PrintedName = ({ shown: { kind, of } }: { shown: Shown }) => {
  const { colleagues, rooms } = useOwners();
  const account = useOwnAccount();
  const room = rooms.find(({ id }) => id === of);
  const worker = colleagues.find(({ id }) => id === (of === me ? account.data?.id : of));
  return <p className={styles.printed}>{kind === 'room' ? room && describeRoom(room) : worker && fullName(worker)}</p>;
};

const Turning = ({ shown: { day, days }, onChoose }: ChooserProps) => {
  const what = days === 7 ? 'week' : 'day';
  const button = (label: string, press: () => void) => <QuietButton label={label} onClick={press} />;
  return (
    <div className={styles.turning}>
      {button(`Previous ${what}`, () => onChoose({ day: addDays(day, -days) }))}
      {button(days === 7 ? 'This week' : 'Today', () => onChoose({ day: today() }))}
      {button(`Next ${what}`, () => onChoose({ day: addDays(day, days) }))}
      {button('Print', () => window.print())}
    </div>
  );
};

/**
 * The appointments of a worker or a room, on a day or in a week: as lists, also on a wide screen. The choice is in the
 * address.
 */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const shown = shownBy(search, today());
  const { kind, of, day, days } = shown;
  const { data: settings } = useSettings();
  const list = useReading(
    appointmentCalls.readDiary,
    { params: { kind, of, day }, query: { days: `${days}` } },
    { ...paged, ...freshOnReturn },
  );
  const choose = (next: Partial<Shown>) => {
    const asked = { ...shown, ...next };
    const first = asked.days === 7 ? mondayOf(asked.day) : asked.day;
    setSearch(searchOf({ ...asked, day: first }, today()), { flushSync: true });
  };
  const last = addDays(day, days - 1);
  return (
    <section className={styles.diary} aria-busy={!list.data || list.isPlaceholderData}>
      <StaffHeading title={titles.diary} />
      <div className={styles.above}>
        <Whose shown={shown} onChoose={choose} />
        <TextField
          name="day"
          label="Go to"
          type="date"
          value={day}
          onChange={({ target }) => target.value && choose({ day: target.value })}
        />
        <RadioRow
          aboveList
          name="days"
          legend="Show"
          choices={[
            ['1', 'Day'],
            ['7', 'Week'],
          ]}
          chosen={`${days}`}
          onChoose={(one) => choose({ days: one === '7' ? 7 : 1 })}
        />
      </div>
      <PrintedName shown={shown} />
      <Turning shown={shown} onChoose={choose} />
      <p className="visually-hidden" role="status">
        {list.data &&
          !list.isPlaceholderData &&
          `${describeLongDay(day)}${days === 7 ? ` to ${describeLongDay(last)}` : ''}`}
      </p>
      {kind === 'worker' && <AwaySessions worker={of === me ? undefined : of} />}
      <Loaded from={list}>
        {({ days: found, content, groups }) => (
          <div className={styles.days} data-week={days === 7}>
            {found.map((one) => (
              <DiaryDay
                key={one.day}
                day={one.day}
                holiday={one.holiday}
                rows={content.filter((row) => ('unreadable' in row ? one.day === day : row.day === one.day))}
                groups={groups.filter((meeting) => meeting.day === one.day)}
                rooms={settings?.sessions.rooms ?? []}
                withWorker={kind === 'room'}
                worker={kind === 'worker' && of !== me ? of : undefined}
              />
            ))}
          </div>
        )}
      </Loaded>
      <FeedSection />
    </section>
  );
};
