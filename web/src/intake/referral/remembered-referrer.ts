import { controlName, type Draft } from '../../../../shared/kernel/forms/read-entries.ts';

// Stored in this browser until the tick is removed: it is the professional's own data, and nothing of a patient.
const key = 'referrer';
const group = 'referralReferrer';
/** The name of the tick; it is no question of the form, and never sent. */
export const rememberName = 'remember';

type Referrer = Record<string, string>;

const isReferrer = (stored: unknown): stored is Referrer =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((answer) => typeof answer === 'string');

export const readReferrer = (): Referrer | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isReferrer(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers who refers; without a referrer, forgets. */
export const rememberReferrer = (referrer: Draft[string] | undefined): void => {
  try {
    if (referrer === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(referrer));
  } catch {
    // A browser without storage remembers nobody; the form works without it.
  }
};

/** Fills a form in with the professional whom this browser remembers, where they have not typed anything yet. */
export const fillReferrer = (form: HTMLFormElement | null): void => {
  for (const [field, answer] of Object.entries(readReferrer() ?? {})) {
    const control = form?.elements.namedItem(controlName(group, field));
    if (control instanceof HTMLInputElement && control.value === '') control.value = answer;
  }
};
