import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { visitorDrafts } from '../../kernel/lib/tab-storage.ts';
import { forgetLetters, lettersErrors, uploadIds } from './letters-store.ts';
import { loadSubmission } from './load-submission.ts';
import { rememberIfWanted } from './remembered-referrer.ts';

export const checkForm = async (answers: Draft) => ({
  ...(await loadSubmission()).checkReferral(answers),
  ...lettersErrors(),
});

/** Sends the form; once it is received, nothing of it stays in the tab. */
export const sendForm = async (entries: FormData, answers: Draft, draftName: string) => {
  const result = await (await loadSubmission()).sendReferral(entries, uploadIds());
  if (result.kind === 'done') {
    visitorDrafts.forget(draftName);
    forgetLetters();
    rememberIfWanted(entries, answers);
  }
  return result;
};
