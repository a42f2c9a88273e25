import { makePage, pageSize } from '../../shared/kernel/page.ts';
import { onlyReadable, type Unreadable } from '../../shared/kernel/unreadable.ts';
import { me, notRecorded } from '../../shared/patients/caseload-schema.ts';
import type { Opened } from '../../shared/patients/record-access.ts';
import type { WorklistRow } from '../../shared/referrals/calls.ts';
import { hasEnded, mayBeJunk, openReferralStates } from '../../shared/referrals/referral-state.ts';
import { isSetApart } from '../episodes/store/episodes.ts';
import { openedOfRecord } from '../kernel/access/opened.ts';
import { type NameOf, nameStaff } from '../kernel/identity/name-staff.ts';
import { foldLanguage } from '../patients/store/caseload.ts';
import { dangerOfReferral, openCallOf } from '../safety/store/danger-state.ts';
import type { ReferralsHandlers } from './dependencies.ts';
import { tickedOf } from './store/joined-referral-items.ts';
import { judgedOf } from './store/junk-referrals.ts';
import { closedReferral, serviceOfReferral, type WorklistPart } from './store/referral-places.ts';
import type { WorklistEntry } from './store/worklist.ts';

/** A row of the worklist, as the record says it now. */
const presentEntry = ({ record, episode }: WorklistEntry, nameOf: NameOf): WorklistRow => {
  const { patientId, reference, user, active, referralReferrer, referralDemographics } = record;
  const { firstName, lastName, dob } = record.referralPersonalDetails;
  const call = openCallOf(record);
  const { number, referredAt, state, stateSince, stateBy, referrerKind, joined = [], version } = episode;
  return {
    patientId,
    ...(reference && { reference }),
    ...{ number, referredAt, firstName, lastName, dob, state, stateSince, referrerKind, active, version },
    service: serviceOfReferral(record, episode),
    language: referralDemographics.language,
    ...(record.writtenIn && { writtenIn: record.writtenIn }),
    ...(stateBy !== undefined && { stateBy: nameOf(stateBy) }),
    danger: dangerOfReferral(record, episode),
    // The call is the person's: at their latest referral.
    ...(call && number === record.episodes.length && { callBy: call.dueBy }),
    ticked: [...new Set([...tickedOf(record), ...joined.flatMap(({ ticked }) => ticked)])],
    referrer: `${referralReferrer.firstName} ${referralReferrer.lastName}`.trim(),
    ...(user && { worker: user }),
    ...(isSetApart(episode) && { setApart: true }),
    mayBeJunk: !hasEnded(state) && mayBeJunk(judgedOf(record)),
  };
};

type Choice = 'open' | WorklistPart;
const partsOf = (state: Choice): readonly WorklistPart[] => (state === 'open' ? openReferralStates : [state]);

/** The rows of the last day that are shown beside the others. */
const arrivedShown = 5;

const presentRows = (
  entries: readonly (WorklistEntry | Unreadable<'patientId'>)[],
  nameOf: NameOf,
  mayBeOpened: (patient: Opened) => boolean,
): WorklistRow[] =>
  entries.map((entry) => {
    if ('unreadable' in entry) return entry;
    const row = presentEntry(entry, nameOf);
    const { record, episode } = entry;
    return mayBeOpened(openedOfRecord(record))
      ? row
      : { ...row, ...closedReferral(record, episode), ticked: [], referrer: '' };
  });

export const listWorklist: ReferralsHandlers['listWorklist'] = async (
  { params: { page }, query, caller, access },
  { worklist, staff },
) => {
  const { state, service, language, worker, danger, order, after } = query;
  const choice = {
    parts: partsOf(state),
    service: service === notRecorded ? '' : service,
    language: language === notRecorded ? '' : language && foldLanguage(language),
    worker: worker === me ? caller.username : worker,
    onlyDanger: danger === 'yes',
  };
  const isFiltered = [service, language, worker, danger].some((one) => one !== undefined);
  const isDefault = state === 'open' && order === 'danger' && !isFiltered;
  const [{ entries, total, next }, { counts, apart }, arrived] = await Promise.all([
    worklist.list(choice, order, { page, size: pageSize, after }),
    worklist.count(),
    isDefault ? worklist.listArrived(arrivedShown, Date.now()) : undefined,
  ]);
  const shown = [...entries, ...(arrived?.entries ?? [])];
  const [mayBeOpened, nameOf] = await Promise.all([
    access.canOpen(),
    nameStaff(
      { staff },
      onlyReadable(shown).flatMap(({ episode }) => episode.stateBy ?? []),
    ),
  ]);
  return {
    status: 200,
    body: {
      ...makePage(presentRows(entries, nameOf, mayBeOpened), page, pageSize, total),
      ...(next !== undefined && { next }),
      counts,
      apart,
      ...(arrived && {
        arrived: {
          content: presentRows(arrived.entries, nameOf, mayBeOpened),
          total: arrived.count,
          more: arrived.more,
        },
      }),
    },
  };
};
