import * as z from 'zod';

/** A reply that people read as it is: HTML, for a browser that runs no scripts. */
export const htmlPage = z.string().meta({ contentMediaType: 'text/html' });
