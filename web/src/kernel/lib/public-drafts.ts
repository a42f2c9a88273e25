// A draft is stored in the tab and nowhere else.
const prefix = 'draft-';

export const storeDraft = (form: string, draft: unknown): void =>
  sessionStorage.setItem(prefix + form, JSON.stringify(draft));

/** A stored draft; undefined when there is none that can be read. */
export const readDraft = (form: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

export const forgetDraft = (form: string): void => sessionStorage.removeItem(prefix + form);

export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};
