import { me, notRecorded } from '../../../shared/api/caseload.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import type { referrals, WorklistRow } from '../../../shared/api/referrals.ts';
import type { Unreadable } from '../../../shared/api/unreadable.ts';
import { makePage, pageSize } from '../../../shared/domain/page.ts';
import type { Opened } from '../../../shared/domain/record-access.ts';
import { hasEnded, mayBeJunk, openReferralStates } from '../../../shared/domain/referral-state.ts';
import { openedOfRecord } from '../../data/access/opened.ts';
import { foldLanguage } from '../../data/records/caseload.ts';
import { dangerOfReferral, openCallOf } from '../../data/records/danger-state.ts';
import { isSetApart } from '../../data/records/episodes.ts';
import { tickedOf } from '../../data/records/joined-referral-items.ts';
import { judgedOf } from '../../data/records/junk-referrals.ts';
import { closedReferral, serviceOfReferral, type WorklistPart } from '../../data/records/referral-places.ts';
import type { WorklistEntry } from '../../data/work/worklist.ts';
import type { Handler } from '../../http/handler.ts';
import type { ReferralsDependencies } from './dependencies.ts';

/** A row of the worklist, as the record says it now. */
const presentEntry = ({ record, episode }: WorklistEntry, names: ReadonlyMap<string, StaffUser>): WorklistRow => {
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
    ...(stateBy !== undefined && {
      stateBy: names.get(stateBy) ?? { id: stateBy, firstName: '', lastName: '' },
    }),
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
  names: ReadonlyMap<string, StaffUser>,
  mayBeOpened: (patient: Opened) => boolean,
): WorklistRow[] =>
  entries.map((entry) => {
    if ('unreadable' in entry) return entry;
    const row = presentEntry(entry, names);
    const { record, episode } = entry;
    return mayBeOpened(openedOfRecord(record))
      ? row
      : { ...row, ...closedReferral(record, episode), ticked: [], referrer: '' };
  });

export const listWorklist: Handler<typeof referrals.listWorklist, ReferralsDependencies> = async (
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
  const [mayBeOpened, names] = await Promise.all([
    access.canOpen(),
    staff.name(shown.flatMap((entry) => ('unreadable' in entry ? [] : (entry.episode.stateBy ?? [])))),
  ]);
  return {
    status: 200,
    body: {
      ...makePage(presentRows(entries, names, mayBeOpened), page, pageSize, total),
      ...(next !== undefined && { next }),
      counts,
      apart,
      ...(arrived && {
        arrived: {
          content: presentRows(arrived.entries, names, mayBeOpened),
          total: arrived.count,
          more: arrived.more,
        },
      }),
    },
  };
};
