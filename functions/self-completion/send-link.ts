import type { selfCompletion } from '#words/self-completion.ts';
import type { SendingOutcome } from '../../shared/self-completion/self-completion.ts';
import type { LanguageKey, Words } from '../../shared/words/language.ts';
import type { Reachable } from '../appointments/store/text-state.ts';
import { log } from '../kernel/lib/log.ts';
import { sendMail } from '../kernel/lib/send-mail.ts';
import { sendText } from '../kernel/lib/send-text.ts';
import { tryLoadPublished } from '../kernel/site/load-published.ts';
import type { LimitStore } from '../kernel/store/limits.ts';

type Loaded = { selfCompletion: Words<typeof selfCompletion> };

/** `site` is the address of this deployment's site. */
type Link = { way: 'text' | 'email'; site: string; path: string; language: LanguageKey };

/** The address of a token, in the language in which its page begins. */
export const pathOfLink = (token: string, language: LanguageKey): string =>
  `/answers/${token}${language === 'en' ? '' : `?language=${language}`}`;

/**
 * Sends a link by a safe way. Its words name neither us, nor a service, nor a reason. A mail is counted here; the
 * caller counts a text, knowing which of the day's limits it falls under.
 */
export const sendLink = async (
  { way, site, path, language }: Link,
  { mobile, email }: Reachable,
  { limits, now }: { limits: Pick<LimitStore, 'spendOfDay' | 'use'>; now: number },
): Promise<SendingOutcome> => {
  const address = new URL(path, site).href;
  const loaded: Loaded = await import(`../../shared/words/${language}/self-completion.ts`);
  await tryLoadPublished(language);
  const words = loaded.selfCompletion.message;
  if (way === 'email') {
    if (email === undefined) return 'failed';
    const mail = { to: email, subject: words.subject, text: words.mail(address), isNamed: false };
    return (await sendMail(limits, mail, now)) === 'sent' ? 'sent' : 'failed';
  }
  if (mobile === undefined) return 'failed';
  try {
    await sendText(mobile, words.text(address));
    return 'sent';
  } catch (error) {
    log({ event: 'text-failed', error: error instanceof Error ? error.name : 'UnknownError' });
    return 'failed';
  }
};
