import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { joinOpenSession, shareSession } from './share-session.ts';

const prefix = 'CognitoIdentityServiceProvider.client.';
const token = `${prefix}somebody.accessToken`;

class Channel {
  static open: Channel[] = [];
  static posted: unknown[] = [];
  static before: (data: unknown) => void = () => undefined;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    Channel.posted.push(data);
    Channel.before(data);
    for (const other of [...Channel.open]) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open = Channel.open.filter((one) => one !== this);
  }
}

const tab = (entries: Record<string, string>) => {
  const storage = { ...entries };
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  return storage;
};
const become = (one: object) => vi.stubGlobal('sessionStorage', one);
const share = (isOpen: () => boolean) => onTestFinished(shareSession(isOpen));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Channel.open = [];
  Channel.posted = [];
  Channel.before = () => undefined;
});

/** A new tab that asks while another, which has this session, answers. */
const joinWith = async (stored: Record<string, string>) => {
  const asking = tab({});
  const answering = tab(stored);
  become(answering);
  // Each tab has a storage of its own: the answer is read in one and written in the other.
  Channel.before = (data) => {
    if (typeof data === 'object' && data !== null && 'entries' in data) become(asking);
  };
  const joined = joinOpenSession();
  become(asking);
  await vi.advanceTimersByTimeAsync(2_000);
  return { joined: await joined, asking };
};

it('a new tab gets the session of an open one, and nothing else that it keeps', async () => {
  share(() => true);
  const { joined, asking } = await joinWith({ [token]: 'a token', 'draft-referral': 'private' });
  expect(joined).toBe(true);
  expect(asking).toEqual({ [token]: 'a token' });
});

it('a tab that is not signed in, or is just leaving, gives nothing', async () => {
  share(() => true);
  expect((await joinWith({})).joined).toBe(false);
  Channel.open = [];
  share(() => false);
  expect((await joinWith({ [token]: 'a token' })).joined).toBe(false);
  expect(JSON.stringify(Channel.posted)).not.toContain('a token');
});

it('what another script says on the channel is not taken for a session', async () => {
  const asking = tab({});
  become(asking);
  const joined = joinOpenSession();
  const { ask } = Channel.posted[0] as { ask: string };
  const liar = new Channel();
  liar.postMessage({ answerTo: 'somebody else', entries: [[token, 'not for me']] });
  liar.postMessage({ answerTo: ask, entries: [['authorities', 'ROLE_ADMIN']] });
  liar.postMessage({ answerTo: ask, entries: [] });
  liar.postMessage('nonsense');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await joined).toBe(false);
  expect(asking).toEqual({});
});
