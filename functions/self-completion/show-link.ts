import type { SelfCompletionHandlers } from './dependencies.ts';
import { drawLink } from './draw-answers.ts';

export const showLink: SelfCompletionHandlers['showLink'] = async ({ params: { link }, query: { language } }) => ({
  status: 200,
  body: drawLink(link, language ?? 'en'),
});
