import { listIdleCosts } from '../infra/commands/preflight/idle-cost.ts';
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
import type { Units } from './meter.ts';
import { prices } from './prices.ts';

export const sizes = [
  { staff: 20, patients: 2000 },
  { staff: 2000, patients: 200_000 },
];

const million = 1_000_000;

type Size = (typeof sizes)[number];

const listCalls = ({ staff, patients }: Size) => [
  ...Object.entries(monthlyCalls.perStaff).map(([name, times]) => ({ name, times: times * staff })),
  ...Object.entries(monthlyCalls.perPatient).map(([name, times]) => ({ name, times: times * patients })),
];

/** The requests of a month to the API and the site. */
export const countRequests = (size: Size) => {
  const { staff, patients } = size;
  const calls = listCalls(size).reduce((all, { times }) => all + times, 0) + staff * monthlySignInsPerStaff * 2;
  const visits = patients * monthlyVisitsPerPatient;
  return {
    calls,
    siteMillions: (visits * requestsPerVisit + calls) / million,
    siteGigabytes: (visits * megabytesPerVisit) / 1000,
  };
};

/** US dollars a month, by what they are paid for. */
export const computeCost = (units: Map<string, Units>, size: Size): Record<string, number> => {
  const { staff, patients } = size;
  const { calls: requests, siteMillions, siteGigabytes } = countRequests(size);
  const sum = (of: (one: { name: string; times: number }) => number) =>
    listCalls(size).reduce((all, one) => all + of(one), 0);
  const gigabytes = (patients * kilobytesStoredPerPatient) / million;
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
      Math.max(0, siteMillions - prices['CloudFront, free million requests a month']) *
        prices['CloudFront, a million HTTPS requests'] +
      Math.max(0, siteGigabytes - prices['CloudFront, free GB a month']) * prices['CloudFront, a GB sent'],
    'web ACL: requests': siteMillions * prices['WAF, a million requests'],
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
