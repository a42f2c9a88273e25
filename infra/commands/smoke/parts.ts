import { openAccount } from './checks/accounts.ts';
import { proveAssumptions } from './checks/assumptions.ts';
import { addDocument } from './checks/documents.ts';
import { workTogether } from './checks/organisation.ts';
import { checkErrorsAreNotCached, signRecord, workOnRecord } from './checks/records.ts';
import { leave, signInAsAdmin, spendTexts } from './checks/sign-in.ts';
import { sendTooMuch, visitSite } from './checks/site.ts';
import { sendAsVisitor } from './checks/visitors.ts';
import { lastPart } from './smoke.ts';
import type { Check, Visit } from './visit.ts';

/** A part that needs the admin's session is not tried without it. */
const signedIn =
  (check: Check): Check =>
  async (visit: Visit) => {
    if (visit.signedIn.authorization) return await check(visit);
    visit.skip('This part', 'the admin is not signed in');
  };

/**
 * The parts that can be seen from outside. Those that only a real account can prove come first, as soon as somebody is
 * signed in.
 */
export const parts: readonly { name: string; check: Check }[] = [
  { name: 'Signing in', check: signInAsAdmin },
  { name: 'What AWS does not document', check: signedIn(proveAssumptions) },
  { name: 'The site', check: visitSite },
  { name: 'What visitors send', check: signedIn(sendAsVisitor) },
  { name: 'Work on a record', check: signedIn(workOnRecord) },
  { name: 'Signatures', check: signedIn(signRecord) },
  { name: 'Documents', check: signedIn(addDocument) },
  { name: 'Work of the organisation', check: signedIn(workTogether) },
  { name: 'Errors', check: signedIn(checkErrorsAreNotCached) },
  { name: 'Accounts', check: signedIn(openAccount) },
  { name: 'Too much at once', check: sendTooMuch },
  { name: lastPart, check: signedIn(leave) },
];

/** Costs a few texts: only on request. */
export const spendingTexts = { name: 'Too many texts', check: signedIn(spendTexts) };
