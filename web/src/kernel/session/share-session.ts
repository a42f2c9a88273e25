import * as z from 'zod';

const channelName = 'staff-session';
// Amplify's names for the tab's data.
const prefix = 'CognitoIdentityServiceProvider.';
const patienceMs = 2_000;

const storedEntries = z.array(z.tuple([z.string().startsWith(prefix), z.string()])).min(1);
const message = z.union([z.object({ ask: z.string() }), z.object({ answerTo: z.string(), entries: storedEntries })]);

const readEntries = (): [string, string][] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key, sessionStorage.getItem(key) ?? '']);

/**
 * Gives the session of this tab to new tabs of the same browser and the same site that ask for it, for as long as
 * `isOpen` says so. Only such tabs can hear the channel, and nothing is stored where it would outlast them. The result
 * stops it.
 */
export const shareSession = (isOpen: () => boolean): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent) => {
    const parsed = message.safeParse(data);
    if (!parsed.success || !('ask' in parsed.data) || !isOpen()) return;
    const entries = readEntries();
    if (entries.length > 0) channel.postMessage({ answerTo: parsed.data.ask, entries });
  };
  return () => channel.close();
};

/** Asks the open tabs for their session and stores the first answer. Returns whether there was one. */
export const joinOpenSession = (): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const ask = crypto.randomUUID();
    const end = (joined: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(joined);
    };
    const timer = setTimeout(() => end(false), patienceMs);
    channel.onmessage = ({ data }: MessageEvent) => {
      const parsed = message.safeParse(data);
      if (!parsed.success || !('answerTo' in parsed.data) || parsed.data.answerTo !== ask) return;
      for (const [key, value] of parsed.data.entries) sessionStorage.setItem(key, value);
      end(true);
    };
    channel.postMessage({ ask });
  });
