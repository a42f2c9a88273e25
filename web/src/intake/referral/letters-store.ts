import { referralLetters } from '#words/referral-letters.ts';
import { type DocumentType, documentPolicy } from '../../../../shared/documents/document-policy.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { visitorDrafts } from '../../kernel/lib/tab-storage.ts';
import { type FileFault, inspectFile, sendFile, tidyName } from '../../kernel/uploads/inspect-file.ts';

/** Loads the schema, zod and the API client. */
export const loadSubmission = () => import('./submission.ts');

type Arrived = { name: string; uploadId: string };
export type Letter = { id: number; name: string } & (
  | { state: 'sending'; percent: number; stop: AbortController }
  | { state: 'arrived'; uploadId: string }
  | { state: 'failed'; text: string; file: File; type: DocumentType }
);
type State = { letters: readonly Letter[]; error: string | undefined };

/** The name of the control, and of the field of the call. */
export const lettersField = 'documents';
const draftName = 'referral-letters';

const faultWords: Readonly<Record<FileFault, string>> = {
  'wrong-type': referralLetters.wrongType,
  'too-large': referralLetters.tooLarge,
  empty: referralLetters.empty,
  protected: referralLetters.locked,
};

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};
const restore = (): Letter[] =>
  ((visitorDrafts.read(draftName) ?? []) as Arrived[]).map((stored) => ({ id: nextId(), state: 'arrived', ...stored }));

// Outside the form, which is mounted anew when somebody chooses the audience: an upload continues.
let state: State | undefined;
const listeners = new Set<() => void>();

export const readLetters = (): State => {
  state ??= { letters: restore(), error: undefined };
  return state;
};

export const watchLetters = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const write = (next: Partial<State>): void => {
  state = { ...readLetters(), ...next };
  const arrived = state.letters.flatMap((one): Arrived[] =>
    one.state === 'arrived' ? [{ name: one.name, uploadId: one.uploadId }] : [],
  );
  visitorDrafts.store(draftName, arrived);
  for (const listener of listeners) listener();
};

/** Replaces a letter by its id; one that was removed meanwhile stays removed. */
const replace = (letter: Letter): void =>
  write({ letters: readLetters().letters.map((one) => (one.id === letter.id ? letter : one)) });

const sendLetter = async ({ id, name, file, type }: { id: number; name: string; file: File; type: DocumentType }) => {
  const stop = new AbortController();
  const onProgress = (percent: number) => replace({ id, name, state: 'sending', percent, stop });
  const fail = (text: string) => replace({ id, name, state: 'failed', text, file, type });
  onProgress(0);
  try {
    const { offerLetter } = await loadSubmission();
    const offered = await offerLetter({ name, type, bytes: file.size });
    if (offered === 'too-often') return fail(referralLetters.tooOften);
    if (!offered || !(await sendFile(offered, file, { onProgress, signal: stop.signal }))) {
      return fail(referralLetters.notSent);
    }
    replace({ id, name, state: 'arrived', uploadId: offered.uploadId });
  } catch {
    // The code that sends could not be loaded: there is no connection.
    fail(referralLetters.notSent);
  }
};

/** Checks each chosen file and begins to send it, or shows the error beside the field. */
export const addLetters = async (files: readonly File[]): Promise<void> => {
  write({ error: undefined });
  for (const file of files) {
    const name = tidyName(file.name);
    if (readLetters().letters.length >= documentPolicy.mostOfReferral) return write({ error: referralLetters.tooMany });
    // A file that is too large is not read.
    const isLarge = file.size > documentPolicy.mostBytes;
    const found = isLarge ? { fault: 'too-large' as const } : inspectFile(new Uint8Array(await file.arrayBuffer()));
    if ('fault' in found) {
      write({ error: `${name}: ${faultWords[found.fault]}` });
      continue;
    }
    const id = nextId();
    const stop = new AbortController();
    write({ letters: [...readLetters().letters, { id, name, state: 'sending', percent: 0, stop }] });
    void sendLetter({ id, name, file, type: found.type });
  }
};

export const retryLetter = (letter: Letter): void => {
  if (letter.state === 'failed') void sendLetter(letter);
};

export const removeLetter = (letter: Letter): void => {
  write({ letters: readLetters().letters.filter(({ id }) => id !== letter.id), error: undefined });
  if (letter.state === 'sending') letter.stop.abort();
};

export const forgetLetters = (): void => {
  for (const letter of readLetters().letters) if (letter.state === 'sending') letter.stop.abort();
  write({ letters: [], error: undefined });
  visitorDrafts.forget(draftName);
};

/** The reason why the form cannot be sent yet, beside the field. */
export const lettersErrors = (): FieldErrors => {
  const states = readLetters().letters.map((letter) => letter.state);
  if (states.includes('sending')) return { [lettersField]: referralLetters.stillSending };
  return states.includes('failed') ? { [lettersField]: referralLetters.notArrived } : {};
};

export const uploadIds = (): string[] =>
  readLetters().letters.flatMap((letter) => (letter.state === 'arrived' ? [letter.uploadId] : []));
