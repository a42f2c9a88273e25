import { describe, expect, it } from 'vitest';
import { auditCalls } from '../../shared/audit/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { type SettingsInput, settingsCalls } from '../../shared/settings/calls.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await signInStaff(product, 'ROLE_ADMIN');
const staff = await signInStaff(product);
const read = async (headers = staff) =>
  settingsCalls.readSettings.replies[200].parse((await ask(product.url, settingsCalls.readSettings, { headers })).body);
const save = async (body: SettingsInput) =>
  await ask(product.url, settingsCalls.saveSettings, { headers: admin, body });
const [member] = patientCalls.listStaff.replies[200].parse(
  (await ask(product.url, patientCalls.listStaff, { headers: admin })).body,
);
const userId = member?.id ?? '';
const nobody = { weekly: {}, dates: [] };
const sessions = { minutes: 50, feed: 'nothing' as const, rooms: [] };
const recordAccess = 'services';
const missed = {};
const late = {};
const unusedReferralMonths = 12;

describe('the settings of the organisation', () => {
  it('name no duty lead and let nobody assign themselves, until an admin changes that', async () => {
    expect(await read()).toEqual({
      staffMayAssignThemselves: false,
      rota: nobody,
      sessions,
      recordAccess,
      missed,
      late,
      unusedReferralMonths,
      version: 0,
    });
  });

  it('are read by all staff, with who is duty lead today', async () => {
    const rota = { weekly: { monday: userId }, dates: [{ from: today(), to: addDays(today(), 2), userId }] };
    const { status } = await save({ staffMayAssignThemselves: true, rota, version: 0 });
    expect(status).toBe(200);
    expect(await read()).toEqual({
      ...{
        staffMayAssignThemselves: true,
        rota,
        sessions,
        recordAccess,
        missed,
        late,
        unusedReferralMonths,
        version: 1,
      },
      dutyLead: member,
    });
  });

  it('are in the audit log with what was changed, as it was and as it is', async () => {
    const { body } = await ask(product.url, auditCalls.readAuditLog, { headers: admin, query: {} });
    const { content, people } = auditCalls.readAuditLog.replies[200].parse(body);
    expect(content.find((entry) => 'call' in entry && entry.call === 'saveSettings')).toMatchObject({
      changes: [
        { what: 'staffMayAssignThemselves', before: 'false', after: 'true' },
        { what: 'rota.weekly.monday', after: userId },
        { what: 'rota.dates.0.from', after: today() },
        { what: 'rota.dates.0.to' },
        { what: 'rota.dates.0.userId', after: userId },
      ],
    });
    expect(people.map(({ id }) => id)).toContain(userId);
  });

  it('are not saved over what another admin saved meanwhile, which is answered', async () => {
    const { status, body } = await save({ staffMayAssignThemselves: false, rota: nobody, version: 0 });
    expect({ status, body }).toMatchObject({ status: 409, body: { current: { version: 1 } } });
    expect((await read()).staffMayAssignThemselves).toBe(true);
  });

  it('refuse a duty lead who does not work here, at the day', async () => {
    const { status, body } = await save({
      staffMayAssignThemselves: true,
      rota: { weekly: { tuesday: 'somebody who left' }, dates: [] },
      version: 1,
    });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'rota.weekly.tuesday' }] } });
  });

  it('refuse dates that share a day, and dates that end before they begin', async () => {
    const one = { from: '2027-01-04', to: '2027-01-08', userId };
    for (const [dates, path] of [
      [[one, { ...one, from: '2027-01-08', to: '2027-01-09' }], 'rota.dates.1.from'],
      [[{ ...one, to: '2027-01-03' }], 'rota.dates.0.to'],
    ] as const) {
      const { status, body } = await save({
        staffMayAssignThemselves: true,
        rota: { weekly: {}, dates: [...dates] },
        version: 1,
      });
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    }
  });

  it('do not change the rooms and the length of a session where a change leaves them out, and refuse one room twice', async () => {
    const { version } = await read();
    const chosen = { minutes: 45, feed: 'initials' as const, rooms: [{ id: 'one', name: 'Room 1', site: '' }] };
    const body = { staffMayAssignThemselves: true, rota: nobody };
    expect((await save({ ...body, sessions: chosen, version })).status).toBe(200);
    expect((await save({ ...body, version: version + 1 })).status).toBe(200);
    expect((await read()).sessions).toEqual(chosen);
    const twice = [...chosen.rooms, { id: 'two', name: 'room 1', site: '' }];
    expect(await save({ ...body, sessions: { ...chosen, rooms: twice }, version: version + 2 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'sessions.rooms.1.name' }] },
    });
  });
});
