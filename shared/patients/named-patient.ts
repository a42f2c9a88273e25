import * as z from 'zod';

/** A patient in the data of something else, with the name on the record now. */
export const namedPatient = z.object({ patientId: z.string(), firstName: z.string(), lastName: z.string() });
