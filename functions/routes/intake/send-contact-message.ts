import type { intake } from '../../../shared/api/intake.ts';
import type { Handler } from '../../http/handler.ts';
import type { IntakeDependencies } from './dependencies.ts';

export const sendContactMessage: Handler<typeof intake.sendContactMessage, IntakeDependencies> = async (
  { body, idempotencyKey },
  { messages },
) => ({ status: 201, body: await messages.add(body, idempotencyKey, new Date()) });
