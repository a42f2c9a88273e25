/** What the trail has in the place of an account for whoever ran the organisation's own command. */
export const organisationIt = 'organisation-it';
