import { messageCalls } from '../../shared/messages/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { clearJunkMessages } from './clear-junk-messages.ts';
import { deleteContact } from './delete-contact.ts';
import { makeDependencies } from './dependencies.ts';
import { handleContact } from './handle-contact.ts';
import { listContacts } from './list-contacts.ts';
import { markJunkMessages } from './mark-junk-messages.ts';
import { readContact } from './read-contact.ts';

export const handler = serve(
  messageCalls,
  { clearJunkMessages, deleteContact, handleContact, listContacts, markJunkMessages, readContact },
  makeDependencies,
);
