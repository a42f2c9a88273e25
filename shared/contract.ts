import { accounts } from './accounts/calls.ts';
import { answers } from './self-completion/calls.ts';
import { audit } from './audit/calls.ts';
import { calendar } from './calendar/calls.ts';
import { description } from './site/calls.ts';
import { diary } from './appointments/calls.ts';
import { drafts } from './drafts/calls.ts';
import { inbox } from './messages/calls.ts';
import { intake } from './intake/calls.ts';
import { questionnaires } from './questionnaires/calls.ts';
import { records } from './patients/calls.ts';
import { referrals } from './referrals/calls.ts';
import { session } from './session/calls.ts';
import { settings } from './settings/calls.ts';
import { transfer } from './transfer/calls.ts';
import { users } from './users/calls.ts';
import { work } from './tasks/calls.ts';

/**
 * The whole HTTP API: areas by what their calls may touch, calls by name. API Gateway's routes and authorizers, the
 * functions' wrapper, the browser's client, the local gateway, the OpenAPI document and the contract tests are derived
 * from here.
 */
export const areas = {
  intake,
  answers,
  inbox,
  records,
  referrals,
  questionnaires,
  accounts,
  users,
  audit,
  session,
  drafts,
  work,
  settings,
  diary,
  calendar,
  transfer,
  description,
};
export type AreaName = keyof typeof areas;
