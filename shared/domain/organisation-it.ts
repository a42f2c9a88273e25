/** What the audit log has in the place of an account for whoever ran the organisation's own command. */
export const organisationIt = 'organisation-it';
