import * as z from 'zod';

/** A page for people: HTML, for a browser without scripts. */
export const htmlPage = z.string().meta({ contentMediaType: 'text/html' });

/** A reply for a calendar program (RFC 5545). */
export const calendarText = z.string().meta({ contentMediaType: 'text/calendar' });
