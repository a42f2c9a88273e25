import { Link, useParams } from 'react-router-dom';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import type { GroupMember, GroupScreen } from '../../../../shared/groups/group.ts';
import { absencesToAskAfter } from '../../../../shared/groups/groups.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { describeDay, describeRoom } from '../../appointments/parts/words.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { groupFormScreen, registerScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { useSettings } from '../../settings/parts/queries.ts';
import { describeSpan, describeTimes, markLabels, markWords } from '../parts/words.ts';
import { DateActions } from './date-actions.tsx';
import styles from './groups.module.css';
import { AddMember, MemberActions } from './member-forms.tsx';

const MemberName = ({ member }: { member: GroupMember }) =>
  member.patientId ? (
    <PatientLink patientId={member.patientId} firstName={member.firstName} lastName={member.lastName ?? ''} />
  ) : (
    fullName(member)
  );

type DateLine = { day: string; time?: string; calledOff?: string | undefined };

/** One date: its register, or why it does not take place. */
const DateRow = ({ groupId, date: { day, time, calledOff } }: { groupId: string; date: DateLine }) => {
  const isToday = day === today() && calledOff === undefined;
  const when = `${describeDay(day)}${time === undefined ? '' : ` at ${time}`}`;
  return (
    <li className={styles.member}>
      <span>
        <Link to={registerScreen(groupId, day)} className={isToday ? 'button' : styles.date}>
          {when}
          {isToday && ': open the register'}
        </Link>
        {calledOff !== undefined && (
          <span className={styles.long}>
            {' '}
            {day < today() ? '' : 'Called off: '}
            {calledOff}
          </span>
        )}
      </span>
      {may('mayWriteRegisters') && <DateActions groupId={groupId} day={day} isOff={calledOff !== undefined} />}
    </li>
  );
};

/** The dates of a group: the next ones, and past ones without a register. */
const Dates = ({ group: { groupId }, coming, past }: GroupScreen) => {
  const before = past.filter(({ day, register }) => !register && day < today());
  const missed = before.filter(({ calledOff }) => calledOff === undefined);
  const off = before.filter(({ calledOff }) => calledOff !== undefined);
  const list = (dates: readonly DateLine[]) => (
    <ul className={styles.members}>
      {dates.map((date) => (
        <DateRow key={date.day} groupId={groupId} date={date} />
      ))}
    </ul>
  );
  return (
    <Section id="dates" title="Dates">
      {coming.length === 0 ? <p>No date is to come.</p> : list(coming)}
      {missed.length > 0 && (
        <>
          <p>There is no register of these dates yet:</p>
          {list(missed)}
        </>
      )}
      {off.length > 0 && (
        <>
          <p>These dates did not take place:</p>
          {list(off)}
        </>
      )}
    </Section>
  );
};

/** Who came to the last dates, a column a date: the latest first, which is what a phone shows. */
const Glance = ({ group: { groupId }, members, past }: GroupScreen) => {
  const dates = past.filter(({ register }) => register);
  const people = members.filter(({ waiting }) => !waiting);
  if (dates.length === 0 || people.length === 0) return null;
  return (
    <Section id="glance" title="Who came">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways is reached by the keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label="Who came, by date">
        <table className={styles.glance}>
          <caption className="visually-hidden">Who came to the last {dates.length} dates</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {dates.map(({ day }) => (
                <th key={day} scope="col">
                  <Link to={registerScreen(groupId, day)}>{formatDay(day)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((member) => (
              <tr key={member.memberId}>
                <th scope="row">{fullName(member)}</th>
                {dates.map(({ day, register }) => {
                  const mark = register?.marks[member.memberId];
                  return (
                    <td key={day} data-mark={mark}>
                      {mark ? markLabels[mark] : '–'}
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">Came</th>
              {dates.map(({ day, register }) => (
                <td key={day}>
                  {register?.attended}
                  {register && register.guests > 0 && ` + ${register.guests}`}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p className={styles.facts}>
        {markLabels.told}: {markWords.told}. After a plus: guests.
      </p>
    </Section>
  );
};

const Members = ({ group, members }: GroupScreen) => {
  const own = members.filter(({ waiting }) => !waiting);
  const waiting = members.filter((one) => one.waiting);
  const line = (member: GroupMember) => (
    <li key={member.memberId} className={styles.member}>
      <span>
        <MemberName member={member} /> <span className={styles.detail}>since {formatDay(member.joinedOn)}</span>
        {member.longAway && <span className={styles.long}> away {absencesToAskAfter} times in a row</span>}
      </span>
      {may('mayWriteRecords') && <MemberActions groupId={group.groupId} member={member} name={fullName(member)} />}
    </li>
  );
  const places = group.places === undefined ? '' : ` of ${group.places} places`;
  return (
    <Section id="members" title={`Members (${own.length}${places})`}>
      {own.length === 0 ? <p>Nobody is in the group yet.</p> : <ul className={styles.members}>{own.map(line)}</ul>}
      {waiting.length > 0 && (
        <>
          <h3>Waiting for a place ({waiting.length})</h3>
          <ul className={styles.members}>{waiting.map(line)}</ul>
        </>
      )}
      {may('mayWriteRecords') && <AddMember groupId={group.groupId} />}
    </Section>
  );
};

const Former = ({ former }: Pick<GroupScreen, 'former'>) =>
  former.length > 0 && (
    <details>
      <summary>Who left ({former.length})</summary>
      <ul className={styles.members}>
        {former.map((member) => (
          <li key={member.memberId} className={styles.member}>
            <span>
              <MemberName member={member} />{' '}
              <span className={styles.detail}>
                {formatDay(member.joinedOn)} to {formatDay(member.leftOn ?? member.joinedOn)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );

const Shown = (screen: GroupScreen) => {
  const { group, former } = screen;
  const { data: settings } = useSettings();
  const room = settings?.sessions.rooms.find(({ id }) => id === group.roomId);
  const hasEnded = group.until !== undefined && group.until < today();
  const facts = [
    hasEnded ? `Ended on ${formatDay(group.until ?? '')}` : '',
    describeTimes(group),
    hasEnded ? '' : describeSpan(group, today()),
    `led by ${fullName(group.leader)}`,
    room && describeRoom(room),
    group.where,
    group.service && serviceName(group.service),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      {may('mayWriteRecords') && (
        <p>
          <ActionLink to={groupFormScreen(group.groupId)}>Change or end this group</ActionLink>
        </p>
      )}
      <Dates {...screen} />
      <Glance {...screen} />
      <Members {...screen} />
      <Former former={former} />
    </>
  );
};

/** One group: its dates, attendance, and members. */
export const Component = () => {
  const { id = '' } = useParams();
  const reading = useReading(groupCalls.readGroup, { params: { groupId: id } }, freshOnReturn);
  const title = reading.data?.group.name ?? titles.group;
  return (
    <section>
      <StaffHeading title={title} back={[screens.groups, 'Back to the groups']} />
      <Loaded from={reading} missing={missing.group}>
        {(screen) => <Shown {...screen} />}
      </Loaded>
    </section>
  );
};
