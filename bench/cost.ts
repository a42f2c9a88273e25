import * as z from 'zod';
import { everyCall } from '../tests/contract/every-call.ts';
import { ask } from '../tests/support/ask.ts';
import { createTestProduct } from '../tests/support/lend-product.ts';
import { signInStaff } from '../tests/support/staff.ts';
import { monthlyCalls } from './cost-mix.ts';
import { formatCostPage } from './cost-page.ts';
import { startMeter, type Units } from './meter.ts';

const sampleId = '01M5YXZYWAKE0RY5QY34VFXM34';

/** Makes each call of the mix once, on a patient who exists, and counts what the table is asked. */
export const countCalls = async (): Promise<Map<string, Units>> => {
  const product = await createTestProduct();
  const meter = await startMeter(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  process.env.AWS_ENDPOINT_URL_DYNAMODB = meter.endpoint;
  const staff = await signInStaff(product, 'ROLE_ADMIN');
  const find = (name: string) => {
    const found = everyCall.find((one) => one.name === name);
    if (!found) throw new Error(`The contract has no call ${name}`);
    return found;
  };
  const make = async (name: string, id: string) => {
    const { call, sample } = find(name);
    const { params, body } = JSON.parse(JSON.stringify(sample).replaceAll(sampleId, id)) as typeof sample;
    const headers = call.permission === 'public' ? {} : staff;
    return await ask(product.url, call, { params, ...(body === undefined ? {} : { body }), headers });
  };
  const created = await make('createPatient', sampleId);
  const { referralId: patientId } = z.object({ referralId: z.string() }).parse(created.body);
  await make('keepSession', patientId);
  const units = new Map<string, Units>();
  for (const name of [...Object.keys(monthlyCalls.perStaff), ...Object.keys(monthlyCalls.perPatient)]) {
    meter.read();
    const { status } = await make(name, patientId);
    if (status >= 400 && name !== 'readContact') throw new Error(`${name} answered ${status}`);
    units.set(name, meter.read());
  }
  await product.stop();
  await meter.stop();
  return units;
};

/** The cost of a month: request units counted on the embedded table, times list prices and an assumed month. */
export const benchCost = async (): Promise<void> => {
  const units = await countCalls();
  console.table(Object.fromEntries(units));
  console.log(formatCostPage(units));
};
