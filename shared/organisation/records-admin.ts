/** The person who assigns patients to members of staff. No visitor downloads the name. */
export const recordsAdmin = 'Nasreen Akhtar';
