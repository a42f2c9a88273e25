/** The file of the accounts' copy, in the bucket that is versioned and backed up. */
export const accountsCopy = 'accounts/accounts.jsonl';
