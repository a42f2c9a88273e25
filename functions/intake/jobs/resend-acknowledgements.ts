import { acknowledgementsOf } from '../../../shared/intake/acknowledgement.ts';
import { nextTry } from '../../../shared/kernel/mail-outcome.ts';
import { today } from '../../../shared/kernel/today.ts';
import { hasEnded } from '../../../shared/referrals/referral-state.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import { wordsIn } from '../../kernel/http/every-language.ts';
import { sendMail } from '../../kernel/lib/send-mail.ts';
import { loadPublished } from '../../kernel/site/load-published.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { createLimitStore } from '../../kernel/store/limits.ts';
import { connectTable, type Table } from '../../kernel/store/open-table.ts';
import { recordEntity, referralDateOf } from '../../patients/store/record.ts';
import { createTimelineStore } from '../../patients/store/timeline.ts';
import { createFailedMailStore } from '../../referrals/store/failed-mails.ts';
import { createUnsentMailStore, type UnsentMail } from '../../referrals/store/unsent-mails.ts';

/**
 * The mail made from the record as it is now: none where it is no longer safe, or the referral has been decided since.
 */
const findMail = async (table: Table, { patientId, party }: UnsentMail, site: string) => {
  const record = await readItem(table, recordEntity, patientId);
  if (!record?.reference || hasEnded(currentEpisode(record.episodes).state)) return undefined;
  const referredOn = today(new Date(referralDateOf(patientId)));
  const language = record.writtenIn ?? 'en';
  const words = await wordsIn(language);
  await loadPublished(language);
  const mails = acknowledgementsOf(record, { reference: record.reference, referredOn, site }, words);
  return mails.find((mail) => mail.party === party);
};

/**
 * Tries again to send acknowledgements that failed. Each is removed from the queue before it is sent, and put back
 * only when it certainly was not: a run that breaks off loses one, which the timeline shows as not sent, and sends
 * none twice.
 */
export const resendAcknowledgements = async (now: number, site: string): Promise<{ resent: number }> => {
  const table = connectTable();
  const unsent = createUnsentMailStore(table);
  const limits = createLimitStore(table);
  const timeline = createTimelineStore(table);
  let resent = 0;
  for (const due of await unsent.listDue(now)) {
    if (!(await unsent.claim(due))) continue;
    const found = await findMail(table, due, site);
    if (!found) continue;
    const { party, ...mail } = found;
    const outcome = await sendMail(limits, { ...mail, isNamed: party === 'referrer', acknowledges: {} }, now);
    const failures = due.failures + 1;
    const dueAt = nextTry(outcome, failures, now);
    if (dueAt !== undefined) {
      await unsent.add({ ...due, failures, dueAt });
      continue;
    }
    if (outcome === 'sent') resent += 1;
    const at = new Date(now).toISOString();
    await timeline.add(due.patientId, { at }, { kind: 'acknowledged', party, outcome });
    await createFailedMailStore(table).add(due, outcome, at);
  }
  return { resent };
};
