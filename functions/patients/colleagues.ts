import type { HandedPlanned } from '../../shared/appointments/planned.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { me } from '../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import type { CallAnswer } from '../../shared/safety/danger-schema.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import type { GivenAnswer } from '../safety/store/call-after.ts';

/** The caller by name, for what they have to do themselves. */
export const findCaller = async (username: string, staff: Pick<StaffDirectory, 'name'>): Promise<StaffUser> => {
  const caller = (await staff.name([username])).get(username);
  if (!caller) throw new Error(missing.account);
  return caller;
};

/** Somebody who works here now; the caller is not looked up among all. */
export const findColleague = async (id: string, username: string | undefined, staff: StaffDirectory) =>
  id === username ? (await staff.name([id])).get(id) : (await staff.list()).find((one) => one.id === id);

/**
 * An answer about a call with the colleague who is to ring, if one is named; `no-colleague` where that is nobody who
 * works here now.
 */
export const findRinger = async (
  answer: CallAnswer | undefined,
  username: string,
  staff: StaffDirectory,
): Promise<GivenAnswer | 'no-colleague' | undefined> => {
  if (answer?.to === undefined) return answer && { ...answer, to: undefined };
  const to = await findColleague(answer.to === me ? username : answer.to, username, staff);
  return to ? { ...answer, to } : 'no-colleague';
};

/** What nobody can take over, with the place of it in the request; undefined where there is no such thing. */
export const nobodyTakes = (to: StaffUser | undefined, planned: HandedPlanned | undefined) => {
  const [wrong] = (['sessions', 'tasks'] as const).filter((what) => !to && planned?.[what] === 'move');
  return (
    wrong && {
      path: `planned.${wrong}`,
      message: `There is nobody to move the ${wrong} to. Please choose something else, or to whom the patients go.`,
    }
  );
};

/** Whether all of these are accounts of people who work here. */
export const allWorkHere = async (ids: readonly string[], staff: Pick<StaffDirectory, 'list'>): Promise<boolean> => {
  const working = new Set((await staff.list()).map(({ id }) => id));
  return ids.every((id) => working.has(id));
};
