import { lastPart } from './smoke.ts';
import { openAccount } from './stories/accounts.ts';
import { proveAssumptions } from './stories/assumptions.ts';
import { addDocument } from './stories/documents.ts';
import { workTogether } from './stories/organisation.ts';
import { checkErrorsAreNotCached, signRecord, workOnRecord } from './stories/records.ts';
import { leave, signInAsAdmin, spendTexts } from './stories/sign-in.ts';
import { sendTooMuch, visitSite } from './stories/site.ts';
import { sendAsVisitor } from './stories/visitors.ts';
import type { Story, Visit } from './visit.ts';

/** A part that needs the admin's session is not tried without it. */
const signedIn =
  (story: Story): Story =>
  async (visit: Visit) => {
    if (visit.signedIn.authorization) return await story(visit);
    visit.leaveOut('This part', 'the admin is not signed in');
  };

/**
 * The parts that can be seen from outside. Those that only a real account can prove come first, as soon as somebody is
 * signed in.
 */
export const parts: readonly { name: string; story: Story }[] = [
  { name: 'Signing in', story: signInAsAdmin },
  { name: 'What AWS does not document', story: signedIn(proveAssumptions) },
  { name: 'The site', story: visitSite },
  { name: 'What visitors send', story: signedIn(sendAsVisitor) },
  { name: 'Work on a record', story: signedIn(workOnRecord) },
  { name: 'Signatures', story: signedIn(signRecord) },
  { name: 'Documents', story: signedIn(addDocument) },
  { name: 'Work of the organisation', story: signedIn(workTogether) },
  { name: 'Errors', story: signedIn(checkErrorsAreNotCached) },
  { name: 'Accounts', story: signedIn(openAccount) },
  { name: 'Too much at once', story: sendTooMuch },
  { name: lastPart, story: signedIn(leave) },
];

/** Costs a few texts: only on request. */
export const spendingTexts = { name: 'Too many texts', story: signedIn(spendTexts) };
