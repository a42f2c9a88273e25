import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isDenied, ObjectClient } from '../../kernel/files/objects/object-client.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';

const linkSeconds = 300;
const waitingMs = 24 * 60 * 60 * 1000;
const environment = z.object({ SIGNATURES_BUCKET: z.string(), TEMPORARY_BUCKET: z.string() });
const png = { 'content-type': 'image/png', 'cache-control': 'private, no-store' } as const;

const isWaiting = (key: string) => key.startsWith('unclaimed/');

/** The drawn signatures: private images, under names that the server chooses. */
export const createSignatureStore = (client = new ObjectClient()) => {
  const { SIGNATURES_BUCKET, TEMPORARY_BUCKET } = readEnvironment(environment);
  const at = (key: string) => ({ bucket: isWaiting(key) ? TEMPORARY_BUCKET : SIGNATURES_BUCKET, key });
  const readWaiting = async (key: string): Promise<Buffer | undefined> => {
    // Who takes signatures may list none, and is told "access denied" about one that is gone.
    const waiting = await client.get(at(key)).catch((error: unknown) => {
      if (isDenied(error)) return undefined;
      throw error;
    });
    // The bucket deletes old ones about a day after this, not at an exact time.
    return waiting && Date.now() - waiting.modifiedAt.getTime() <= waitingMs ? waiting.body : undefined;
  };

  return {
    /** Stores a signature for a day, until the patient is saved. */
    async store(image: Uint8Array): Promise<string> {
      const key = `unclaimed/${randomBytes(24).toString('base64url')}.png`;
      await client.put(at(key), image, png);
      return key;
    },

    /**
     * Stores a waiting signature for good, and returns its name; undefined when there is none. Claimed again it has
     * the same name, so that repeating a save that failed completes it.
     */
    async claim(unclaimed: string): Promise<string | undefined> {
      const key = unclaimed.replace(/^unclaimed\//, 'claimed/');
      const image = await readWaiting(unclaimed);
      if (!image) return undefined;
      await client.put(at(key), image, png);
      return key;
    },

    /** A link that shows a signature for some minutes, to whoever has it. */
    link: async (key: string): Promise<string> => client.link(at(key), linkSeconds),
  };
};
export type SignatureStore = ReturnType<typeof createSignatureStore>;
