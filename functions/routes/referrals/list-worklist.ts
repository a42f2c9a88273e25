import { me, notRecorded } from '../../../shared/api/caseload.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import type { referrals, WorklistRow } from '../../../shared/api/referrals.ts';
import { makePage, pageSize } from '../../../shared/domain/page.ts';
import { openedOfRecord } from '../../data/access/opened.ts';
import { foldLanguage } from '../../data/records/caseload.ts';
import { dangerOfReferral, openCallOf } from '../../data/records/danger-state.ts';
import { tickedOf } from '../../data/records/joined-referrals.ts';
import { closedReferral, serviceOfReferral } from '../../data/records/referral-places.ts';
import { statesOf, type WorklistEntry } from '../../data/work/worklist.ts';
import type { Handler } from '../../http/handler.ts';
import type { ReferralsDependencies } from './dependencies.ts';

/** A row of the worklist, as the record says it now. */
const presentEntry = ({ record, episode }: WorklistEntry, names: ReadonlyMap<string, StaffUser>): WorklistRow => {
  const { referralId: patientId, reference, user, active, referralReferrer, referralDemographics } = record;
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
  };
};

export const listWorklist: Handler<typeof referrals.listWorklist, ReferralsDependencies> = async (
  { params: { page }, query, caller, access },
  { worklist, staff },
) => {
  const { state, service, language, worker, danger, order } = query;
  const choice = {
    states: statesOf(state),
    service: service === notRecorded ? '' : service,
    language: language === notRecorded ? '' : language && foldLanguage(language),
    worker: worker === me ? caller.username : worker,
    onlyDanger: danger === 'yes',
  };
  const { entries, total, more, counts } = await worklist.list(choice, order, { page, size: pageSize });
  const [mayBeOpened, names] = await Promise.all([
    access.sight(),
    staff.name(entries.flatMap((entry) => ('unreadable' in entry ? [] : (entry.episode.stateBy ?? [])))),
  ]);
  const rows = entries.map((entry) => {
    if ('unreadable' in entry) return entry;
    const row = presentEntry(entry, names);
    const { record, episode } = entry;
    return mayBeOpened(openedOfRecord(record))
      ? row
      : { ...row, ...closedReferral(record, episode), ticked: [], referrer: '' };
  });
  return { status: 200, body: { ...makePage(rows, page, pageSize, total), more, counts } };
};
