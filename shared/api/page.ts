import * as z from 'zod';

/** A reply that people read as it is: HTML, for a browser that runs no scripts. */
export const htmlPage = z.string().meta({ contentMediaType: 'text/html' });

/** A reply that a calendar program reads (RFC 5545). */
export const calendarText = z.string().meta({ contentMediaType: 'text/calendar' });
