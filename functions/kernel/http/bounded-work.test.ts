import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contactForm } from '../../../shared/intake/contact-form.ts';
import { referralForm } from '../../../shared/intake/public-referral.ts';
import { bodyBytesOf } from '../../../shared/kernel/call.ts';
import { isList, maxLengthOf } from '../../../shared/kernel/forms/field.ts';
import type { PublicForm } from '../../../shared/kernel/forms/public-form.ts';
import { controlName, readEntries } from '../../../shared/kernel/forms/read-entries.ts';
import { everyCall, type Sampled } from '../../../tests/platform/every-call.ts';
import { countWork } from '../../../tests/support/count-work.ts';
import { makeMiddlewareRequest } from '../../../tests/support/middleware-request.ts';
import { wireParams } from '../../../tests/support/wire-params.ts';
import { HttpError } from './outcome.ts';
import { inEnglish } from './page-words.ts';
import { parseRequest } from './parse-request.ts';
import { reply } from './reply.ts';
import { limitBody } from './serve.ts';

process.env.SITE_FRAME = fileURLToPath(new URL('../../../tests/fixtures/site/frame.html', import.meta.url));

const formType = 'application/x-www-form-urlencoded';

type Sent = { text: string; posted?: boolean; params?: Record<string, string>; headers?: Record<string, string> };

/** Runs one request as far as its handler without network or timers, and returns the refusal. */
const take = ({ name }: Sampled, sent: Sent) => {
  const posted = sent.posted === true;
  const request = makeMiddlewareRequest({
    name,
    event: {
      headers: { 'content-type': posted ? formType : 'application/json', ...sent.headers },
      ...(sent.params && { pathParameters: wireParams(sent.params) }),
      body: posted ? Buffer.from(sent.text).toString('base64') : sent.text,
      isBase64Encoded: posted,
    },
  });
  const { event } = request;
  try {
    limitBody().before?.(request);
    parseRequest().before?.(request);
    return { status: 200, event };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    reply(inEnglish).onError?.({ ...request, error });
    return { status: error.problem.status, event, problem: error.problem };
  }
};

const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const put = (body: unknown, path: string[], value: string): object => {
  const [first = '', ...rest] = path;
  const own = { ...(body as Record<string, unknown>) };
  return { ...own, [first]: rest.length > 0 ? put(own[first], rest, value) : value };
};

const fieldsOf = ({ groups }: PublicForm): string[][] =>
  Object.entries(groups).flatMap(([name, group]) =>
    isList(group) ? [[name]] : Object.keys(group.fields).map((field) => (name ? [name, field] : [field])),
  );

const hardToRead = {
  'combining marks': 'a\u0301\u0323'.slice(1),
  blanks: ' ',
  letters: 'a',
  escapes: '\n',
  digits: '0',
};

/** Requests of one kind, generated for a size in bytes. */
type Kind = { name: string; make: (bytes: number) => Sent[]; posted?: true };

const kindsOf = ({ call, sample }: Sampled): Kind[] => {
  const body = sample.body ?? {};
  const fields = call.form ? fieldsOf(call.form) : Object.keys(body).map((name) => [name]);
  const [list = 'm'] = Object.entries(call.form?.groups ?? {}).find(([, group]) => isList(group)) ?? [];
  const json = (name: string, make: (bytes: number) => string): Kind => ({
    name,
    make: (bytes) => [{ text: make(bytes) }],
  });
  const post = (name: string, make: (bytes: number) => string): Kind => ({
    name,
    make: (bytes) => [{ text: make(bytes), posted: true }],
    posted: true,
  });
  const inEachField = Object.entries(hardToRead).map(([kind, unit]): Kind => {
    const make = (bytes: number) =>
      fields.map((path) => ({ text: JSON.stringify(put(body, path, `a${fill(unit, bytes)}a`)) }));
    return { name: `${kind} in a field`, make };
  });
  const param = Object.keys(call.params).map((name): Kind => {
    const make = (bytes: number) => [{ text: '', params: { ...sample.params, [name]: fill('0', bytes) } }];
    return { name: `a long ${name}`, make };
  });
  const key = (bytes: number) => [{ text: JSON.stringify(body), headers: { 'idempotency-key': fill('k', bytes) } }];
  return [
    ...param,
    { name: 'a long Idempotency-Key', make: key },
    ...inEachField,
    json('unknown keys', (bytes) => `{${Array.from({ length: bytes / 14 }, (_, at) => `"k${at}":1`).join(',')}}`),
    json('one long key', (bytes) => `{"${fill('k', bytes)}":1}`),
    json('deep lists', (bytes) => fill('[', bytes / 2) + fill(']', bytes / 2)),
    json('deep objects', (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`),
    json('depth in a field', (bytes) => `{"${fields[0]?.[0]}":${fill('[', bytes / 2)}${fill(']', bytes / 2)}}`),
    json('a long list', (bytes) => `{"${list}":[${fill('"a",', bytes)}"a"]}`),
    ...(call.form
      ? [
          post('repeated names', (bytes) => fill('m&', bytes)),
          post('a repeated name of the form', (bytes) => fill(`${list}=a&`, bytes)),
          post('many names', (bytes) => Array.from({ length: bytes / 8 }, (_, at) => `m${at}=`).join('&')),
          post('posted marks', (bytes) => `message=${fill('%CC%81%CC%A3', bytes)}`),
          post('posted letters', (bytes) => `${fields[0]?.join('.')}=${fill('a', bytes)}`),
        ]
      : []),
  ];
};

const publicCalls = everyCall.filter(({ call }) => call.permission === 'public');
const hostile = publicCalls.flatMap((one) =>
  kindsOf(one).map((kind): [string, Sampled, Kind] => [`${one.name}: ${kind.name}`, one, kind]),
);

const stepsPerByte = 12;
const stepsOfAnyRequest = 60_000;

describe('the work for a request of strangers grows as its length does, whatever is in it', () => {
  it.each(hostile)('%s', (_, one, { make, posted }) => {
    const most = bodyBytesOf(one.call) * (posted ? 3 : 1) - 500;
    for (const bytes of [most / 16, most / 4, most, 4 * most]) {
      for (const sent of make(bytes)) {
        const steps = countWork(() => take(one, sent));
        expect(steps).toBeLessThan(stepsPerByte * bytes + stepsOfAnyRequest);
      }
    }
  });
});

describe('the length of a body', () => {
  it('is measured before it is read: little from strangers, more from staff', () => {
    const status = (one: Sampled, bytes: number, posted = false) =>
      take(one, { text: 'x'.repeat(bytes), posted }).status;
    for (const one of everyCall) {
      const most = bodyBytesOf(one.call);
      expect([status(one, most) === 413, status(one, most + 1)]).toEqual([false, 413]);
      if (one.call.form) expect([status(one, 3 * most, true), status(one, 3 * most + 1, true)]).toEqual([400, 413]);
    }
    const others = everyCall.filter(({ call }) => call.bodyBytes === undefined);
    const limits = (who: Sampled[]) => [...new Set(who.map(({ call }) => bodyBytesOf(call)))];
    expect(limits(others.filter(({ call }) => call.permission === 'public'))).toEqual([32_768]);
    expect(limits(others.filter(({ call }) => call.permission !== 'public'))).toEqual([262_144]);
    expect(everyCall.filter((one) => !others.includes(one)).map(({ name }) => name)).toEqual([
      ...['sendReferral', 'offerUpload', 'pauseReferral', 'resumeReferral', 'readReferralStatus', 'saveSignature'],
      ...['openLink', 'answerQuestion', 'leaveFeedback', 'addSitePicture', 'checkRows', 'storeRows'],
    ]);
  });

  it('does not make the list of what is wrong with it long', () => {
    const unknown = JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, at])));
    // The question of the status page is shorter than that list.
    for (const one of publicCalls.filter(({ call }) => call.body && bodyBytesOf(call) > unknown.length)) {
      expect(take(one, { text: unknown }).problem?.errors).toHaveLength(50);
    }
  });
});

describe('a posted form', () => {
  it('is read once, however often a name is repeated', () => {
    const read = (times: number) =>
      countWork(() => readEntries(contactForm.groups, Array(times).fill(['message', 'a'])));
    expect(read(8000)).toBeLessThan(5 * read(2000));
  });

  it('of more pairs than 500 is refused before one is read', () => {
    const [message] = publicCalls.filter(({ name }) => name === 'sendContactMessage') as [Sampled];
    const send = (pairs: number) => take(message, { text: Array(pairs).fill('message=a').join('&'), posted: true });
    const tooMany = expect.stringMatching(/^This holds more answers than the form has questions/);
    expect(send(500).problem?.message).not.toEqual(tooMany);
    expect(send(501).problem?.message).toEqual(tooMany);
  });

  const longest = ({ groups }: PublicForm, unit: string): [string, string][] =>
    Object.entries(groups).flatMap(([name, group]): [string, string][] => {
      if (isList(group)) return Array(group.maxItems).fill([name, unit.repeat(maxLengthOf(group.line))]);
      return Object.entries(group.fields).flatMap(([field, asked]): [string, string][] => {
        if ('sameAs' in asked) return [];
        const control = controlName(name, field);
        if ('choices' in asked) {
          const ids = asked.choices.map(({ id }) => id);
          return (asked.kind === 'choices' ? ids : ids.slice(0, 1)).map((id) => [control, id]);
        }
        if (asked.kind === 'tick') return [[control, 'yes']];
        if (asked.kind === 'nhs-number') return [[control, '9990000026']];
        if (asked.kind === 'date') return [[control, '1980-02-29']];
        if (asked.kind === 'email') return [[control, `${'a'.repeat(60)}@${'b'.repeat(60)}.example`]];
        const text = unit.repeat(maxLengthOf(asked));
        return [[control, asked.kind === 'phone' ? `0${text.slice(1)}` : text]];
      });
    });

  it.each([
    ['sendContactMessage', contactForm],
    ['sendReferral', referralForm],
  ])('with every field at its longest is taken in any script, as JSON too: %s', (name, form) => {
    const [one] = publicCalls.filter((call) => call.name === name) as [Sampled];
    for (const unit of ['a', 'ગ', '한']) {
      const pairs = longest(form, unit);
      const posted = take(one, { text: new URLSearchParams(pairs).toString(), posted: true });
      expect(posted).toMatchObject({ status: 200 });
      const body = JSON.stringify({ ...(posted.event.request.body as object) });
      expect(take(one, { text: body })).toMatchObject({ status: 200 });
    }
  });
});
