import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createContactMessageStore } from '../../../functions/data/contact-messages.ts';
import { connectTable } from '../../../functions/data/open-table.ts';
import { createStaffDirectory } from '../../../functions/identity/directory.ts';
import { contactMessageInput } from '../../../shared/api/contact-message.ts';
import { demonstrationAccounts } from './accounts.ts';
import { addPatients } from './add-patients.ts';
import { createAccount } from './create-account.ts';
import { demonstrationMessages } from './messages.ts';
import { addDemonstrationResults } from './results.ts';

const hour = 60 * 60 * 1000;

const addMessages = async () => {
  const messages = createContactMessageStore(connectTable());
  for (const [
    index,
    [hoursAgo, firstName, lastName, email, phone, message, safeContact],
  ] of demonstrationMessages.entries()) {
    const sent = new Date(Date.now() - hoursAgo * hour);
    const input = contactMessageInput.parse({ firstName, lastName, email, phone, message, safeContact });
    await messages.add(input, `demonstration-${index}`, sent);
  }
};

/** Fills a new data folder, once; what is deleted from it afterwards stays deleted. */
export const fillWithDemonstration = async (dataDir: string): Promise<void> => {
  const marker = join(dataDir, 'demonstration-filled');
  if (existsSync(marker)) return;
  const pool = new CognitoIdentityProviderClient({});
  for (const account of demonstrationAccounts) await createAccount(pool, account);
  pool.destroy();
  await addMessages();
  const [member] = await createStaffDirectory().list();
  if (!member) throw new Error('There is nobody who could have written the notes');
  await addDemonstrationResults(await addPatients(connectTable(), member), member);
  await (await open(marker, 'w')).close();
};
