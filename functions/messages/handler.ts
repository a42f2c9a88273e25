import { missing } from '../../shared/kernel/missing.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { readBelonging } from '../kernel/access/belonging.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { answerChange, checkMessage, presentMessage, withNames } from './present.ts';
import { createContactMessageStore } from './store/contact-messages.ts';

const makeDependencies = withStaff((table) => ({
  messages: createContactMessageStore(table),
  belonging: (ids: readonly string[]) => readBelonging(table, ids),
}));

const handlers: Handlers<typeof messageCalls, ReturnType<typeof makeDependencies>> = {
  clearJunkMessages: async ({ body, auditContext }, { messages }) => ({
    status: 200,
    body: await messages.clearJunk(body.messages, auditContext),
  }),
  deleteContact: async ({ params, access, auditContext }, { messages, ...using }) => {
    const removed = await messages.remove(params.id, auditContext, (message) => checkMessage(message, access, using));
    return removed ? { status: 200, body: { message: 'The message has been deleted.' } } : notFound(missing.message);
  },
  handleContact: async ({ params, body, access, auditContext }, { messages, ...using }) => {
    const changed = await messages.handle(params.id, body, auditContext, (message) =>
      checkMessage(message, access, using),
    );
    return changed.outcome === 'missing' ? notFound(missing.message) : await answerChange(changed, using);
  },
  listContacts: async ({ params, query, access }, { messages, ...using }) => {
    const page = await messages.list(params.page, query.list);
    return { status: 200, body: { ...page, content: await withNames(page.content, access.canOpen, using) } };
  },
  markJunkMessages: async ({ body, auditContext }, { messages }) => ({
    status: 200,
    body: await messages.markJunk(body.messages, body.why, auditContext),
  }),
  readContact: async ({ params, access }, { messages, ...using }) => {
    const message = await messages.read(params.id);
    if (!message) return notFound(missing.message);
    await checkMessage(message, access, using);
    return { status: 200, body: await presentMessage(message, using) };
  },
};

export const handler = serve(messageCalls, handlers, makeDependencies);
