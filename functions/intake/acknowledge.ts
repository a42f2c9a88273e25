import { type Acknowledgement, acknowledgementsOf } from '../../shared/intake/acknowledgement.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { type MailOutcome, nextTry } from '../../shared/kernel/mail-outcome.ts';
import { today } from '../../shared/kernel/today.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { wordsIn } from '../kernel/http/every-language.ts';
import { sendMail } from '../kernel/lib/send-mail.ts';
import { tryLoadPublished } from '../kernel/site/load-published.ts';
import type { StoredRecord } from '../patients/store/record.ts';
import type { IntakeDependencies } from './dependencies.ts';

type Arrived = { record: StoredRecord; network: string; site: string; now: number; language: LanguageKey };
type Using = Pick<IntakeDependencies, 'limits' | 'timeline' | 'unsent' | 'failed'>;

const what = 'acknowledgement';
const everyAddress = '*';

/** Once for each referral and party, with limits for one address and one network: anybody may give us any address. */
const maySend = async ({ record, network, now }: Arrived, { party, to }: Acknowledgement, { limits }: Using) => {
  const { acknowledgementOfReferral, acknowledgementsToAddress, acknowledgementsOfNetwork } = limitPolicy;
  const subject = `${record.patientId} ${party}`;
  // A referral sent again is acknowledged only if it was not before.
  if (!(await limits.use({ what, subject }, acknowledgementOfReferral, now))) return undefined;
  return (
    (await limits.use({ what, subject: everyAddress, network }, acknowledgementsOfNetwork, now)) &&
    (await limits.use({ what, subject: to.toLowerCase() }, acknowledgementsToAddress, now))
  );
};

/** Acknowledges a stored referral by email, and puts on its timeline who was told or why not. */
export const acknowledge = async (arrived: Arrived, using: Using): Promise<void> => {
  const { record, network, site, now, language } = arrived;
  const { reference, patientId } = record;
  if (reference === undefined) return;
  const words = await wordsIn(language);
  const mailsNow = () => acknowledgementsOf(record, { reference, referredOn: today(new Date(now)), site }, words);
  if (mailsNow().length === 0) return;
  await tryLoadPublished(language);
  for (const { party, ...mail } of mailsNow()) {
    const may = await maySend(arrived, { party, ...mail }, using);
    if (may === undefined) continue;
    const isNamed = party === 'referrer';
    const outcome: MailOutcome | 'too-many' = may
      ? await sendMail(using.limits, { ...mail, isNamed, acknowledges: { network } }, now)
      : 'too-many';
    const dueAt = nextTry(outcome, 1, now);
    const at = new Date().toISOString();
    if (dueAt !== undefined) await using.unsent.add({ patientId, party, failures: 1, dueAt });
    else await using.failed.add({ patientId, party }, outcome, at);
    await using.timeline.add(
      patientId,
      { at },
      { kind: 'acknowledged', party, outcome, ...(dueAt !== undefined && { again: true }) },
    );
  }
};
