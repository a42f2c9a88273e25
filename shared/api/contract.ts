import { accounts } from './accounts.ts';
import { answers } from './answers.ts';
import { audit } from './audit.ts';
import { calendar } from './calendar.ts';
import { description } from './description.ts';
import { diary } from './diary.ts';
import { drafts } from './drafts.ts';
import { inbox } from './inbox.ts';
import { intake } from './intake.ts';
import { questionnaires } from './questionnaires.ts';
import { records } from './records.ts';
import { referrals } from './referrals.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { transfer } from './transfer.ts';
import { users } from './users.ts';
import { work } from './work.ts';

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
