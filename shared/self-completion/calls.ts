import { linkPath } from '../kernel/api-pages.ts';
import { defineCall } from '../kernel/call.ts';
import { htmlPage } from '../kernel/replies.ts';
import { answerInput, linkToken, nameless, openingInput, spoken } from './self-completion-schema.ts';

const posted = { permission: 'public', bodyBytes: 1024 } as const;

/**
 * The calls of somebody with a one-use link, who is not signed in. They are apart from what strangers send, so that the
 * function that takes their forms reads no record: this one must, to compare the date of birth and to store a result.
 */
export const selfCompletionCalls = {
  /**
   * The page that a link for one use leads to. It reads nothing, so that every address answers the same; it asks for the
   * date of birth, or, on a tablet that is handed over, only whether to begin.
   */
  showLink: defineCall(`GET ${linkPath}`, {
    permission: 'public',
    params: { link: linkToken },
    query: { language: spoken.optional() },
    replies: { 200: htmlPage },
  }),
  /** The link and the date of birth. Whatever is wrong, the answer is the same. */
  openLink: defineCall('POST /api/answers/open', {
    ...posted,
    body: openingInput,
    replies: { 200: htmlPage, 404: htmlPage, 429: htmlPage },
  }),
  /** One answer, kept at once; the page of the next question. With the last one of a questionnaire, it is a result. */
  answerQuestion: defineCall('POST /api/answers', {
    ...posted,
    body: answerInput,
    replies: { 200: htmlPage, 404: htmlPage },
  }),
  /** Feedback without a name, or none; and the end. */
  leaveFeedback: defineCall('POST /api/answers/feedback', {
    ...posted,
    body: nameless,
    replies: { 200: htmlPage, 404: htmlPage },
  }),
};
