import * as z from 'zod';
import { groupStored } from '../kernel/forms/schema.ts';
import { safeContact } from './safe-contact.ts';

/** What whoever rings somebody needs in the row that asks for the call: the numbers, and how it is safe. */
export const ringContact = z.object({ phones: z.array(z.string()), safeContact: groupStored(safeContact) });
export type RingContact = z.infer<typeof ringContact>;
