import type { answers } from '../../../shared/api/answers.ts';
import type { Handler } from '../../http/handler.ts';
import { drawLink } from './draw-answers.ts';

export const showLink: Handler<typeof answers.showLink, object> = async ({
  params: { link },
  query: { language },
}) => ({
  status: 200,
  body: drawLink(link, language ?? 'en'),
});
