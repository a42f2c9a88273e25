/** Where the copy of the accounts stands: in the bucket that is backed up and keeps its versions. */
export const accountsCopy = 'accounts/accounts.jsonl';
