/** The name in the audit log of a person who ran the organisation's own command. */
export const organisationIt = 'organisation-it';
