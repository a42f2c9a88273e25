import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientAddressHeader } from '../../functions/kernel/http/client.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { phq } from '../../shared/questionnaires/instruments/phq.ts';
import { selfCompletionCalls } from '../../shared/self-completion/calls.ts';
import { mostWrongDates } from '../../shared/self-completion/self-completion.ts';
import { type CompletionInput, isTabletLink } from '../../shared/self-completion/self-completion-schema.ts';
import { makeEvent } from '../shipped/lambda-event.ts';
import { ask } from '../support/ask.ts';
import { openPatients, type PatientBody } from '../support/open-patients.ts';
import { readEverything } from '../support/read-everything.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

// An organisation that uses a questionnaire with an alert in its middle.
vi.mock('../../shared/organisation/instruments.ts', async (load) => {
  const real = await load<typeof import('../../shared/organisation/instruments.ts')>();
  return { instrumentsInUse: { ...real.instrumentsInUse, core10: ['counselling'] } };
});

const product = await startTestProduct();
const headers = await signInStaff(product);
const patients = openPatients(product, headers);
const functions = await loadFunctions();

afterEach(() => {
  vi.useRealTimers();
});

const dob = '1990-05-04';
const safe: PatientBody = {
  referralPersonalDetails: { phone: '07700 900456', email: 'amina@mail.example', dob },
  referralSafeContact: { methods: ['text', 'email'] },
};

let people = 0;
const add = async (person: PatientBody = safe) => {
  people += 1;
  return (await patients.add('Amina', `Alone-${String.fromCodePoint(64 + people)}`, person)).patientId;
};

const request: CompletionInput = { way: 'text', questionnaires: ['phq'], feedback: false, language: 'en' };
const askFor = (patientId: string, body: Partial<CompletionInput> = {}, key: string = crypto.randomUUID()) =>
  ask(product.url, questionnaireCalls.askForAnswers, {
    params: { patientId },
    body: { ...request, ...body },
    headers: { ...headers, 'Idempotency-Key': key },
  });
const list = async (patientId: string) =>
  questionnaireCalls.listSelfCompletions.replies[200].parse(
    (await ask(product.url, questionnaireCalls.listSelfCompletions, { params: { patientId }, headers })).body,
  );
const stateOf = async (patientId: string) => {
  const [first] = (await list(patientId)).content;
  return first && 'state' in first ? first.state : undefined;
};
const linkIn = (text: string): string => /\/answers\/([\w-]+)/.exec(text)?.[1] ?? '';
const lastLink = () => linkIn(product.outbox.list()[0]?.text ?? '');

/** A person at home who was sent a link. */
const invite = async (body: Partial<CompletionInput> = {}, person?: PatientBody) => {
  const patientId = await add(person);
  const asked = await askFor(patientId, body);
  expect(asked.status).toBe(201);
  const { requestId, address } = questionnaireCalls.askForAnswers.replies[201].parse(asked.body);
  return { patientId, requestId, link: address ? linkIn(address) : lastLink() };
};

type Fields = Record<string, string>;
let networks = 0;

/** A browser without scripts: each form as it is on the page, with the choices made in it. */
const send = async (path: string, fields: Fields, network?: string) => {
  networks += 1;
  const call = Object.values(selfCompletionCalls).find((one) => one.path === path);
  if (!call) throw new Error('There is no such call');
  const event = makeEvent(
    { call, sample: { params: {}, body: {} } },
    {
      [clientAddressHeader]: network ?? `198.51.100.${networks % 250}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  );
  event.body = new URLSearchParams(fields).toString();
  event.isBase64Encoded = false;
  const { statusCode, body = '' } = await actAs('answers', () => invoke(functions.answers, event));
  return { status: statusCode, page: body };
};

const hiddenIn = (page: string): Fields =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
const actionOf = (page: string): string => /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '';
const goOf = (page: string): string => /name="go" value="(\w+)"/.exec(page)?.[1] ?? '';
const headingOf = (page: string): string => /<h1>([^<]*)<\/h1>/.exec(page)?.[1] ?? '';
const open = (link: string, born = dob, network?: string) =>
  send('/api/answers/open', { link, language: 'en', dob: born }, network);
const go = (page: string, fields: Fields = {}) =>
  send(actionOf(page), { ...hiddenIn(page), go: goOf(page), ...fields });

/** Answers question after question from the page before the first one; stops at a page that is no question. */
const answerAll = async (page: string, scores: readonly number[]) => {
  let now = page;
  for (const score of scores) now = (await go(now, { score: String(score) })).page;
  return now;
};
const begin = async (link: string) => {
  const opened = await open(link);
  expect(opened.status).toBe(200);
  return (await go(opened.page)).page;
};
const scoresOf = async (patientId: string) =>
  questionnaireCalls.listScores.replies[200].parse(
    (await ask(product.url, questionnaireCalls.listScores, { params: { patientId, page: '1', size: '12' }, headers }))
      .body,
  ).content;
const alertsOf = async (patientId: string) =>
  questionnaireCalls.readTestState.replies[200].parse(
    (await ask(product.url, questionnaireCalls.readTestState, { params: { patientId }, headers })).body,
  ).alerts;
const calm = Array<number>(9).fill(1).with(8, 0);

describe('a link', () => {
  it('is sent by a safe way, in words that name nobody, no service and no reason', async () => {
    const { link } = await invite();
    const [sent] = product.outbox.list();
    expect(sent).toMatchObject({ channel: 'sms', to: '+447700900456' });
    expect(sent?.text.replace(/https?:\S+/, '')).not.toMatch(/BCA|session|counsel|health|question|PHQ|Amina/i);
    expect(link).toHaveLength(43);
    // It leads to the site at which it was asked for.
    expect(sent?.text).toContain(` ${product.url}/answers/${link}`);
    await invite({ way: 'email', language: 'ur' });
    const [mail] = product.outbox.list();
    expect(mail).toMatchObject({ channel: 'email', to: 'amina@mail.example' });
    expect(mail?.text).toContain('?language=ur');
    expect(mail?.text).toContain(`${product.url}/answers/`);
  });

  it.each([
    ['text', 'not-safe', { ...safe, referralSafeContact: { methods: ['call'] } }],
    ['text', 'no-mobile', { ...safe, referralPersonalDetails: { phone: '0113 496 0999', dob } }],
    ['email', 'no-address', { ...safe, referralPersonalDetails: { phone: '07700 900456', dob } }],
    ['text', 'no-birth-date', { ...safe, referralPersonalDetails: { phone: '07700 900456' } }],
  ] as const)('is not sent by %s where it is %s', async (way, state, person) => {
    const patientId = await add(person as unknown as PatientBody);
    const before = product.outbox.list().length;
    expect((await askFor(patientId, { way })).status).toBe(409);
    expect((await list(patientId))[way]).toBe(state);
    expect(product.outbox.list()).toHaveLength(before);
  });

  it('goes to the number that was given as the mobile one, before any other', async () => {
    const numbers = { phone: '0113 496 0999', mobile: '07700 900457', dob };
    const patientId = await add({ ...safe, referralPersonalDetails: numbers } as PatientBody);
    expect((await askFor(patientId, { way: 'text' })).status).toBe(201);
    expect(product.outbox.list()[0]).toMatchObject({ channel: 'sms', to: '+447700900457' });
  });

  it('is sent once, however often the same request arrives', async () => {
    const patientId = await add();
    const before = product.outbox.list().length;
    const key = crypto.randomUUID();
    const first = await askFor(patientId, {}, key);
    const second = await askFor(patientId, {}, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(product.outbox.list()).toHaveLength(before + 1);
    expect((await list(patientId)).content).toHaveLength(1);
  });

  it('never asks ASQ, on no way', async () => {
    const patientId = await add();
    for (const way of ['tablet', 'text', 'email'] as const) {
      expect((await askFor(patientId, { way, questionnaires: ['asq'] })).status).toBe(400);
    }
    expect((await askFor(patientId, { questionnaires: [] })).status).toBe(400);
  });

  it('opens with the date of birth alone, and answers an unknown, a used and a revoked one like a wrong date', async () => {
    const { link, patientId, requestId } = await invite();
    const wrong = await open(link, '1990-05-05');
    const strange = await open('z'.repeat(43));
    const plain = ({ status, page }: { status: number | undefined; page: string }) => [
      status,
      page.replaceAll(/answers\/[\w-]{43}/g, 'answers/x'),
    ];
    expect(plain(strange)).toEqual(plain(wrong));
    expect(wrong.status).toBe(404);
    const opened = await open(link, '4/5/1990');
    expect(headingOf(opened.page)).toBe('Before you begin');
    expect(await stateOf(patientId)).toBe('opened');
    const revoked = await ask(product.url, questionnaireCalls.revokeSelfCompletion, {
      params: { patientId, requestId },
      headers,
    });
    expect(revoked.body).toMatchObject({ state: 'revoked' });
    expect(plain(await open(link))).toEqual(plain(wrong));
    expect(headingOf((await go(opened.page)).page)).toBe('Please open the link again');
    expect(await scoresOf(patientId)).toEqual([]);
  });

  it('is dead after five wrong dates, also where they come at one moment', async () => {
    const { link, patientId } = await invite();
    const tries = Array.from({ length: 12 }, (_, n) => open(link, `1991-01-${String(n + 1).padStart(2, '0')}`));
    expect((await Promise.all(tries)).every(({ status }) => status === 404)).toBe(true);
    expect(await stateOf(patientId)).toBe('locked');
    expect((await open(link)).status).toBe(404);
  });

  it('forgives four wrong dates, and right ones are not counted', async () => {
    const { link } = await invite();
    for (let n = 1; n < mostWrongDates; n += 1) await open(link, `1991-01-0${n}`);
    expect((await open(link)).status).toBe(200);
    expect((await open(link)).status).toBe(200);
  });

  it('is opened so often from one network and no more', async () => {
    const { link } = await invite();
    vi.stubEnv('LIMIT_FACTOR', '1');
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await open('y'.repeat(43), dob, '203.0.113.9')).status);
    expect(statuses.at(19)).toBe(404);
    expect(statuses.at(20)).toBe(429);
    vi.unstubAllEnvs();
    expect((await open(link)).status).toBe(200);
  });

  it('is over after 72 hours, and what was half-answered opens no more', async () => {
    const { link, patientId } = await invite();
    const question = await begin(link);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 72 * 60 * 60_000 });
    expect((await open(link)).status).toBe(404);
    expect((await go(question, { score: '1' })).status).toBe(404);
    vi.useRealTimers();
    expect(await scoresOf(patientId)).toEqual([]);
  });
});

describe('answering alone', () => {
  it('shows before the first question who reads the answers, and when', async () => {
    const { link } = await invite();
    const { page } = await open(link);
    expect(page).toContain('read your answers on our next working day. We are open Monday to Friday, 9.30am to 5pm');
    expect(page).toContain('href="tel:116123"');
  });

  it('stores a questionnaire as answered by the person, once, with the time', async () => {
    const { link, patientId } = await invite({ questionnaires: ['gad'] });
    const last = await answerAll(await begin(link), [1, 1, 1, 1, 1, 1]);
    expect(last).toContain('Question 7 of 7');
    const [one, other] = await Promise.all([go(last, { score: '2' }), go(last, { score: '2' })]);
    expect([headingOf(one.page), headingOf(other.page)]).toContain('Thank you');
    const scores = await scoresOf(patientId);
    expect(scores).toHaveLength(1);
    expect(scores[0]).toMatchObject({ questionType: 'gad', score: 8, answeredBy: 'link' });
    expect(await stateOf(patientId)).toBe('answered');
    expect((await open(link)).status).toBe(404);
    // The last page, loaded again.
    expect(headingOf((await go(last, { score: '2' })).page)).toBe('Thank you');
    expect(await scoresOf(patientId)).toHaveLength(1);
    const timeline = await ask(product.url, patientCalls.readTimeline, {
      params: { patientId, before: 'latest' },
      headers,
    });
    expect(timeline.text).toContain('"answeredBy":"link"');
    for (const kind of ['answers-asked', 'answers-opened', 'answers-finished']) expect(timeline.text).toContain(kind);
  });

  it('stores what is half-answered for who opens the link again, and accepts no earlier page', async () => {
    const { link } = await invite();
    const fourth = await answerAll(await begin(link), [0, 1, 2]);
    const again = await begin(link);
    expect(again).toContain('Question 4 of 9');
    const back = await go(again, { go: 'back' });
    expect(back.page).toContain('Question 3 of 9');
    expect(back.page).toMatch(/value="2" required checked/);
    const stale = await go(fourth, { score: '3' });
    expect([stale.status, headingOf(stale.page)]).toEqual([404, 'Please open the link again']);
  });

  it('takes an answer back, which is then neither shown nor counted, and asked again before the end', async () => {
    const { patientId, link } = await invite();
    const last = await answerAll(await begin(link), Array<number>(8).fill(2));
    expect(last).not.toContain('value="clear"');
    const { page: back } = await go(last, { go: 'back' });
    expect(back).toMatch(/value="2" required checked/);
    const { status, page: cleared } = await go(back, { go: 'clear' });
    expect(status).toBe(200);
    expect(cleared).toContain('Question 8 of 9');
    expect(cleared).not.toMatch(/ checked|value="clear"/);
    // Sent once more, it changes nothing; and the link, opened again, asks it first.
    expect((await go(back, { go: 'clear' })).page).toBe(cleared);
    const again = await begin(link);
    expect(again).toContain('Question 8 of 9');
    expect(headingOf((await go(cleared, { go: 'clear' })).page)).toBe('Please open the link again');
    expect(headingOf(await answerAll(again, [0, 0]))).toBe('Thank you');
    expect(await scoresOf(patientId)).toMatchObject([{ score: 14 }]);
    // What is a result by now is corrected by staff.
    expect(headingOf((await go(again, { go: 'clear' })).page)).toBe('Thank you');
    expect(await scoresOf(patientId)).toMatchObject([{ score: 14 }]);
  });

  it('keeps the alert of an answer that is taken back', async () => {
    const { patientId, link } = await invite({ questionnaires: ['core10'] });
    const concern = await answerAll(await begin(link), [0, 0, 0, 0, 0, 4]);
    expect(headingOf(concern)).toBe('Thank you for informing us');
    const { page: next } = await go(concern);
    const { page: back } = await go(next, { go: 'back' });
    expect(back).toContain('checked');
    expect((await go(back, { go: 'clear' })).page).not.toContain(' checked');
    expect(await alertsOf(patientId)).toHaveLength(1);
  });

  it('asks again where nothing was chosen, or what is no answer', async () => {
    const { link } = await invite();
    const first = await begin(link);
    for (const fields of [{}, { score: '9' }] as Fields[]) {
      const { page } = await go(first, fields);
      expect(page).toContain('Please choose one answer.');
      expect(page).toContain('Question 1 of 9');
    }
  });

  it('shows help at once for an answer that raises an alert, and the alert is open by then', async () => {
    const { link, patientId } = await invite({ questionnaires: ['phq', 'gad'] });
    const page = await answerAll(await begin(link), calm.with(8, 2));
    expect(headingOf(page)).toBe('Thank you for informing us');
    expect(page).toContain('href="tel:999"');
    expect(await alertsOf(patientId)).toMatchObject([{ questionType: 'phq' }]);
    const next = await go(page);
    expect(next.page).toContain('Question 1 of 7');
    expect(await alertsOf(patientId)).toHaveLength(1);
  });

  it('raises the alert as soon as the answer is given, whether or not the rest is answered, and once', async () => {
    const { link, patientId } = await invite({ questionnaires: ['core10'] });
    const page = await answerAll(await begin(link), [4, 0, 0, 0, 0, 1]);
    expect(headingOf(page)).toBe('Thank you for informing us');
    expect(await alertsOf(patientId)).toMatchObject([{ questionType: 'core10' }]);
    expect(await scoresOf(patientId)).toEqual([]);
    await answerAll((await go(page)).page, [0, 0, 0, 0]);
    const [alert] = await alertsOf(patientId);
    const [result] = await scoresOf(patientId);
    expect(result).toMatchObject({ resultId: alert && 'resultId' in alert && alert.resultId });
    expect(await alertsOf(patientId)).toHaveLength(1);
  });

  it('takes feedback that is stored with no name and with no time', async () => {
    const { link, patientId } = await invite({ feedback: true });
    const totals = async () =>
      questionnaireCalls.readFeedback.replies[200].parse(
        (await ask(product.url, questionnaireCalls.readFeedback, { headers })).body,
      )[0]?.tests ?? 0;
    const before = await totals();
    const page = await answerAll(await begin(link), calm);
    expect(headingOf(page)).toBe('What was it like to come to us?');
    const all = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`s${n}`, '3']));
    const { s11: _, ...some } = all;
    expect((await go(page, { ...some, go: 'send' })).page).toContain('Please answer every line');
    const sent = await go(page, { ...all, go: 'send' });
    expect(headingOf(sent.page)).toBe('Thank you');
    await go(page, { ...all, go: 'send' });
    expect(await totals()).toBe(before + 1);
    const stored = (await readEverything(connectTable())).filter(({ pk }) => pk.startsWith('FEEDBACK#'));
    expect(stored.map(({ at }) => String(at).slice(10))).toEqual(['T00:00:00.000Z']);
    expect(await stateOf(patientId)).toBe('answered');
  });

  it('leaves the feedback out', async () => {
    const { link, patientId } = await invite({ questionnaires: [], feedback: true });
    const opened = await open(link);
    const page = (await go(opened.page)).page;
    expect(headingOf((await go(page, { go: 'skip' })).page)).toBe('Thank you');
    expect(await stateOf(patientId)).toBe('answered');
  });

  it('is offered in the language of the record, or else in English', async () => {
    const { patientId } = await invite({}, { ...safe, referralDemographics: { language: 'Punjabi' } });
    expect((await list(patientId)).language).toBe('pa');
    expect((await list((await invite()).patientId)).language).toBe('en');
  });

  it('asks in Hindi what is published in it, for the same scores, and raises the same alert', async () => {
    const { link, patientId } = await invite({ language: 'hi' });
    const opened = await send('/api/answers/open', { link, language: 'hi', dob });
    const first = (await go(opened.page)).page;
    expect(first).toContain('<fieldset lang="hi" dir="ltr">');
    expect(first).toContain(phq.published.hi.questions[0]);
    expect(first).toContain('आधे से अधिक दिन');
    expect(first).not.toContain('Little interest');
    await answerAll(first, calm.with(8, 2));
    expect(await alertsOf(patientId)).toMatchObject([{ questionType: 'phq' }]);
    expect((await scoresOf(patientId))[0]).toMatchObject({ score: 10 });
  });

  it('shows another language around questions in English, with a notice', async () => {
    const { link } = await invite();
    const shown = await ask(product.url, selfCompletionCalls.showLink, { params: { link }, query: { language: 'ur' } });
    expect(shown.text).toContain('<html lang="ur" dir="rtl">');
    // With the fonts of that language.
    expect(shown.text).toContain('<link rel="stylesheet" href="/ur/plain.css">');
    expect(shown.text).not.toMatch(/BCA|health|tel:/);
    const opened = await send('/api/answers/open', { link, language: 'ur', dob });
    const { page } = await go(opened.page);
    expect(page).toContain('<fieldset lang="en-GB" dir="ltr">');
    expect(page).toContain('سوال انگریزی میں ہیں');
  });
});

describe('the tablet', () => {
  it('opens without a date of birth, is marked so, and ends with how it is given back', async () => {
    const { link, patientId } = await invite({ way: 'tablet' }, {
      referralPersonalDetails: { firstName: 'No', lastName: 'Date' },
    } as never);
    expect(isTabletLink(link)).toBe(true);
    const opened = await send('/api/answers/open', { link, language: 'en' });
    expect(opened.page).toContain('reads your answers today');
    const end = await answerAll((await go(opened.page)).page, calm);
    expect(end).toContain('Please give the tablet back.');
    expect(await scoresOf(patientId)).toMatchObject([{ answeredBy: 'tablet' }]);
  });
});

it('the address of a link is written in no log', async () => {
  const logged: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
  const { link } = await invite();
  const end = await answerAll(await begin(link), calm);
  vi.restoreAllMocks();
  expect(headingOf(end)).toBe('Thank you');
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.join('\n')).not.toContain(link);
  expect(logged.join('\n')).not.toContain(dob);
});
