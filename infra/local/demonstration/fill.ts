import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createContactMessageStore } from '../../../functions/data/contact-messages.ts';
import { connectTable } from '../../../functions/data/open-table.ts';
import { createStaffDirectory } from '../../../functions/identity/directory.ts';
import { demonstrationAccounts } from './accounts.ts';
import { addPatients } from './add-patients.ts';
import { addResults } from './add-results.ts';
import { addSafety } from './add-safety.ts';
import { createAccount } from './create-account.ts';
import { readData } from './read-data.ts';

const hour = 60 * 60 * 1000;

const addMessages = async () => {
  const messages = createContactMessageStore(connectTable());
  for (const [index, { hoursAgo, message }] of (await readData('messages')).entries()) {
    await messages.add(message, `demonstration-${index}`, new Date(Date.now() - hoursAgo * hour));
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
  const staff = await createStaffDirectory().list();
  const [member] = staff;
  if (!member) throw new Error('There is nobody who could have written the notes');
  const patients = await addPatients(connectTable(), member);
  await addResults(patients, member);
  await addSafety(patients, staff);
  await (await open(marker, 'w')).close();
};
