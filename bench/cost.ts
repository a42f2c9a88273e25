import * as z from 'zod';
import { listIdleCosts } from '../infra/commands/preflight/idle-cost.ts';
import { everyCall } from '../tests/contract/every-call.ts';
import { ask } from '../tests/support/ask.ts';
import { createTestProduct } from '../tests/support/lend-product.ts';
import { signInStaff } from '../tests/support/staff.ts';
import {
  copiesOfTable,
  functionGigabytes,
  kilobytesStoredPerPatient,
  logKilobytesPerCall,
  megabytesPerVisit,
  millisecondsPerCall,
  monthlyCalls,
  monthlyMailsPerStaff,
  monthlySignInsPerStaff,
  monthlyVisitsPerPatient,
  requestsPerVisit,
  signatureKilobytesPerPatient,
} from './cost-mix.ts';
import { startMeter, type Units } from './meter.ts';
import { inPounds, prices } from './prices.ts';

const sampleId = '01M5YXZYWAKE0RY5QY34VFXM34';
const sizes = [
  { staff: 20, patients: 2000 },
  { staff: 2000, patients: 200_000 },
];

/** Makes each call of the mix once, on a patient who exists, and counts what the table is asked. */
const countCalls = async (): Promise<Map<string, Units>> => {
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

const million = 1_000_000;

/** US dollars a month, by what they are paid for. */
const computeCost = (
  units: Map<string, Units>,
  { staff, patients }: { staff: number; patients: number },
): Record<string, number> => {
  const calls = [
    ...Object.entries(monthlyCalls.perStaff).map(([name, times]) => ({ name, times: times * staff })),
    ...Object.entries(monthlyCalls.perPatient).map(([name, times]) => ({ name, times: times * patients })),
  ];
  const sum = (of: (one: { name: string; times: number }) => number) => calls.reduce((all, one) => all + of(one), 0);
  const requests = sum(({ times }) => times) + staff * monthlySignInsPerStaff * 2;
  const visits = patients * monthlyVisitsPerPatient;
  const gigabytes = (patients * kilobytesStoredPerPatient) / million;
  const edgeRequests = (visits * requestsPerVisit + requests) / million;
  const edgeGigabytes = (visits * megabytesPerVisit) / 1000;
  return {
    'table: writes':
      (sum(({ name, times }) => times * (units.get(name)?.write ?? 0)) / million) *
      prices['DynamoDB, a million write units'],
    'table: reads':
      (sum(({ name, times }) => times * (units.get(name)?.read ?? 0)) / million) *
      prices['DynamoDB, a million read units'],
    'table: storage, recovery, backups':
      gigabytes *
      (prices['DynamoDB, a GB stored for a month'] +
        prices['DynamoDB, a GB of recovery to any second'] +
        copiesOfTable * prices['Backup, a GB of table for a month']),
    'signatures and their copies':
      ((patients * signatureKilobytesPerPatient) / million) * 2 * prices['Backup, a GB of objects for a month'],
    functions:
      (requests / million) *
      (prices['Lambda, a million requests'] +
        (millisecondsPerCall / 1000) * functionGigabytes * prices['Lambda, a million GB-seconds (Arm)']),
    API: (requests / million) * prices['API Gateway, a million HTTP requests'],
    'site: CloudFront':
      Math.max(0, edgeRequests - prices['CloudFront, free million requests a month']) *
        prices['CloudFront, a million HTTPS requests'] +
      Math.max(0, edgeGigabytes - prices['CloudFront, free GB a month']) * prices['CloudFront, a GB sent'],
    'web ACLs: requests': edgeRequests * prices['WAF, a million requests'],
    'sign-in: accounts': staff * prices['Cognito Plus, an active user'],
    'sign-in: texts': staff * monthlySignInsPerStaff * prices['SNS, a text to a UK mobile'],
    mails: ((staff * monthlyMailsPerStaff) / 1000) * prices['SES, a thousand mails'],
    'keys: requests': (requests / million) * prices['KMS, a million requests'],
    'traces and logs':
      Math.max(0, requests / million - prices['X-Ray, free million traces']) * prices['X-Ray, a million traces'] +
      ((requests * logKilobytesPerCall) / million) * prices['CloudWatch, a GB of logs'],
    ...Object.fromEntries(Object.entries(listIdleCosts({})).map(([what, cost]) => [`standing: ${what}`, cost])),
  };
};

const round = (dollars: number) => Math.round(dollars * 100) / 100;

/** What a month costs: request units counted on the embedded table, times list prices and an assumed month. */
export const benchCost = async (): Promise<void> => {
  const units = await countCalls();
  console.table(Object.fromEntries(units));
  const columns = sizes.map((size) => ({
    title: `${size.staff.toLocaleString('en-GB')} staff, ${size.patients.toLocaleString('en-GB')} patients`,
    cost: computeCost(units, size),
  }));
  const names = Object.keys(columns[0]?.cost ?? {});
  const rows = names.map((name) => [
    name,
    Object.fromEntries(columns.map(({ title, cost }) => [title, round(cost[name] ?? 0)])),
  ]);
  const total = Object.fromEntries(
    columns.map(({ title, cost }) => [title, round(Object.values(cost).reduce((all, one) => all + one, 0))]),
  );
  const taxed = Object.fromEntries(Object.entries(total).map(([title, cost]) => [title, round(inPounds(cost))]));
  console.table(Object.fromEntries([...rows, ['US dollars a month', total], ['pounds a month, with VAT', taxed]]));
};
