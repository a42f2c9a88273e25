import { describe, expect, it } from 'vitest';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const patients = openPatients(product, headers);
const nobody = '01M5YXZYWAKE0RY5QY34VFXM34';

const save = (patientId: string, body: object) =>
  ask(product.url, safetyCalls.saveSafetyPlan, { params: { patientId }, body, headers });
const read = async (patientId: string) => {
  const { body } = await ask(product.url, safetyCalls.readSafetyPlan, { params: { patientId }, headers });
  return safetyCalls.readSafetyPlan.replies[200].parse(body).plan;
};
const first = { warningSigns: 'I stop answering\nthe phone.', helpers: 'My sister Razia' };

describe('a safety plan', () => {
  it('is nothing until it is written, and then is on the record and its timeline, with who wrote it', async () => {
    const { patientId } = await patients.add('With', 'Plan');
    expect(await read(patientId)).toBeUndefined();
    expect((await patients.read(patientId)).safetyPlan).toBeUndefined();
    const { status, body } = await save(patientId, { ...first, version: 0 });
    expect(status).toBe(200);
    const plan = safetyCalls.saveSafetyPlan.replies[200].parse(body);
    expect(plan).toMatchObject({ ...first, reasonsToLive: '', version: 1, by: { firstName: 'Test' } });
    expect(await read(patientId)).toEqual(plan);
    const { safetyPlan, externalReferrals } = await patients.read(patientId);
    expect({ safetyPlan, externalReferrals }).toEqual({
      safetyPlan: { version: 1, writtenAt: plan.writtenAt },
      externalReferrals: [],
    });
    expect((await patients.timeline(patientId)).content[0]?.event).toEqual({ kind: 'safety-plan', version: 1 });
  });

  it('is changed by a dated new version, and every earlier one can be read', async () => {
    const { patientId } = await patients.add('Changed', 'Plan');
    for (const [version, warningSigns] of ['One', 'Two', 'Three'].entries()) {
      expect((await save(patientId, { warningSigns, version })).status).toBe(200);
    }
    const { body } = await ask(product.url, safetyCalls.listSafetyPlanVersions, { params: { patientId }, headers });
    const { content } = safetyCalls.listSafetyPlanVersions.replies[200].parse(body);
    expect(onlyReadable(content).map(({ version, warningSigns }) => [version, warningSigns])).toEqual([
      [2, 'Two'],
      [1, 'One'],
    ]);
    expect((await patients.read(patientId)).safetyPlan).toMatchObject({ version: 3 });
  });

  it('that a colleague has written meanwhile is not written over: the answer brings theirs', async () => {
    const { patientId } = await patients.add('Two', 'Writers');
    await save(patientId, { ...first, version: 0 });
    const second = await save(patientId, { warningSigns: 'Mine', version: 0 });
    expect(second).toMatchObject({ status: 409, body: { current: { ...first, version: 1 } } });
    expect(await read(patientId)).toMatchObject(first);
  });

  it('survives a change of the record that is sent back with it', async () => {
    const { patientId } = await patients.add('Sent', 'Back');
    await save(patientId, { ...first, version: 0 });
    const record = await patients.read(patientId);
    expect((await patients.update({ ...record })).status).toBe(200);
    expect(await read(patientId)).toMatchObject(first);
  });

  it('of a patient who does not exist is not found, an empty one is refused, and one that never was cannot be changed', async () => {
    const { patientId } = await patients.add('No', 'Plan');
    expect((await save(nobody, { ...first, version: 0 })).status).toBe(404);
    for (const call of [safetyCalls.readSafetyPlan, safetyCalls.listSafetyPlanVersions]) {
      expect((await ask(product.url, call, { params: { patientId: nobody }, headers })).status).toBe(404);
    }
    expect(await save(patientId, { warningSigns: '  ', version: 0 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'warningSigns', message: 'Please write at least one part of the plan.' }] },
    });
    expect((await save(patientId, { ...first, version: 7 })).status).toBe(409);
    expect(await read(patientId)).toBeUndefined();
  });
});
