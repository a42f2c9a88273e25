import { type Facts, facts } from './facts.ts';

/** The one of a new installation, which is not with the other first facts: every visitor downloads those. */
const firstRecordsAdmin = 'Nasreen Akhtar';

/** The person who assigns patients to members of staff, as published last, or in other facts. */
export const nameRecordsAdmin = ({ recordsAdmin = firstRecordsAdmin }: Pick<Facts, 'recordsAdmin'> = facts): string =>
  recordsAdmin;
