import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { inFormLanguage } from '../../../shared/kernel/written-in.ts';
import { readEnvironment } from '../lib/environment.ts';
import { loadPublishedPage } from '../site/load-published.ts';
import { type CallEvent, type CallMiddleware, decodeBody } from './call-event.ts';
import { drawCheckPage, readCheck } from './check-page.ts';
import { formIn, languageOf } from './form-language.ts';
import { findPostedForm } from './form-post.ts';
import { answerWithPage } from './html-page.ts';
import type { FindWords } from './page-words.ts';
import { logCall } from './reply.ts';
import { originSecrets } from './require-origin-secret.ts';

/** The wait before a form that was shown is accepted; switched off in tests. */
const environment = z.object({ READING_MILLISECONDS: z.coerce.number().int().min(0).default(2000) });
const dayMilliseconds = 24 * 60 * 60 * 1000;

const sign = (secret: Buffer, { found, request }: CallEvent, shown: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['checked', found.name, shown, request.body]))
    .digest();

/** The time at which these answers were shown; undefined unless this product showed them within the last day. */
const readShown = (event: CallEvent, check: string, secrets: readonly Buffer[], now: number): number | undefined => {
  const [, shown = '', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(check) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => {
    const expected = sign(secret, event, shown);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && now - Number(shown) < dayMilliseconds ? Number(shown) : undefined;
};

/**
 * Protection against spam for forms that are posted without scripts: the sender is shown the answers, and sends them a
 * second time. The page carries a signed time, made for these answers, and is accepted from two seconds after it. A
 * robot that posts once, or twice at once, has sent nothing. Nobody solves a puzzle, and no third party is involved. A
 * robot made for this page that waits is not stopped; the web ACL's limit for each address is for that.
 */
export const askToCheck = ({ wordsIn }: FindWords): CallMiddleware => ({
  before: async ({ event }) => {
    const form = findPostedForm(event);
    // A call that only asks stores nothing, and has its own rate limit.
    if (form?.sentPage === undefined) return;
    const { READING_MILLISECONDS } = readEnvironment(environment);
    const secrets = await originSecrets();
    const posted = decodeBody(event).toString('utf8');
    const now = Date.now();
    const check = readCheck(posted);
    const shown = readShown(event, check, secrets, now);
    if (shown !== undefined && now - shown >= READING_MILLISECONDS) return;
    // A sender who was too quick keeps the time of the first page, and need not wait again.
    const [secret = Buffer.alloc(0)] = secrets;
    const made = `${now}.${sign(secret, event, String(now)).toString('base64url')}`;
    const body = event.request.body as Record<string, unknown>;
    const language = languageOf(event);
    const words = await wordsIn(language);
    await loadPublishedPage(language);
    const page = drawCheckPage(words, formIn(form, words), inFormLanguage(event.found.call.path, language), body, {
      posted,
      check: shown === undefined ? made : check,
      tooSoon: shown !== undefined,
    });
    logCall(event, 200);
    return answerWithPage(200, page);
  },
});
