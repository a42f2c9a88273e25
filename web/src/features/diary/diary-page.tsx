import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { me } from '../../../../shared/api/caseload.ts';
import { diary } from '../../../../shared/api/diary.ts';
import { addDays } from '../../../../shared/domain/calendar.ts';
import { today } from '../../../../shared/domain/today.ts';
import { Field, TextField } from '../../components/field.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { RadioRow } from '../../components/radio-row.tsx';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { describeLongDay, describeRoom } from '../../entities/appointment/words.ts';
import { useSettings } from '../../entities/settings/queries.ts';
import { useColleagues } from '../../entities/task/queries.ts';
import { titles } from '../../lib/paths.ts';
import { callQuery, freshOnReturn, paged } from '../../lib/query.ts';
import { useOwnAccount } from '../../lib/session/use-own-account.ts';
import { mondayOf, type Shown, searchOf, shownBy } from './choice.ts';
import styles from './diary.module.css';
import { DiaryDay } from './diary-day.tsx';
import { FeedSection } from './feed-section.tsx';

type ChooserProps = { shown: Shown; onChoose: (next: Partial<Shown>) => void };

/** The chosen diary: a worker's or a room's. */
const Whose = ({ shown: { kind, of }, onChoose }: ChooserProps) => {
  const { data: colleagues } = useColleagues();
  const { data: settings } = useSettings();
  const rooms = settings?.sessions.rooms ?? [];
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
            {colleagues?.content.map(({ id, firstName, lastName }) => (
              <option key={id} value={`worker ${id}`}>
                {firstName} {lastName}
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
  const { data: colleagues } = useColleagues();
  const { data: settings } = useSettings();
  const account = useOwnAccount();
  const room = settings?.sessions.rooms.find(({ id }) => id === of);
  const worker = colleagues?.content.find(({ id }) => id === (of === me ? account.data?.id : of));
  const name = kind === 'room' ? room && describeRoom(room) : worker && `${worker.firstName} ${worker.lastName}`;
  return <p className={styles.printed}>{name}</p>;
};

const Turning = ({ shown: { day, days }, onChoose }: ChooserProps) => {
  const what = days === 7 ? 'week' : 'day';
  return (
    <div className={styles.turning}>
      <button type="button" className="button quiet" onClick={() => onChoose({ day: addDays(day, -days) })}>
        Previous {what}
      </button>
      <button type="button" className="button quiet" onClick={() => onChoose({ day: today() })}>
        {days === 7 ? 'This week' : 'Today'}
      </button>
      <button type="button" className="button quiet" onClick={() => onChoose({ day: addDays(day, days) })}>
        Next {what}
      </button>
      <button type="button" className="button quiet" onClick={() => window.print()}>
        Print
      </button>
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
  const list = useQuery({
    ...callQuery(diary.readDiary, { params: { kind, of, day }, query: { days: days === 7 ? '7' : '1' } }),
    ...paged,
    ...freshOnReturn,
  });
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
          chosen={days === 7 ? '7' : '1'}
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
