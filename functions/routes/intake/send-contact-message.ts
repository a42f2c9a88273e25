import type { intake } from '../../../shared/api/intake.ts';
import { storedLanguage } from '../../../shared/api/written-in.ts';
import type { Handler } from '../../http/handler.ts';
import type { IntakeDependencies } from './dependencies.ts';

export const sendContactMessage: Handler<typeof intake.sendContactMessage, IntakeDependencies> = async (
  { body, query: { language }, idempotencyKey },
  { messages },
) => ({ status: 201, body: await messages.add({ ...body, ...storedLanguage(language) }, idempotencyKey, new Date()) });
