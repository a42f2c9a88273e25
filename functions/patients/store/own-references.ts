import * as z from 'zod';
import type { Entity } from '../../kernel/store/entity.ts';

const stored = z.object({ patientId: z.string() });

/** The organisation's own number for a person, which belongs to one record. */
export const ownReferenceEntity: Entity<string, typeof stored> = {
  name: 'Own reference',
  key: (folded) => ({ pk: `OWN-REFERENCE#${folded}`, sk: 'OWN-REFERENCE' }),
  idTemplate: '{folded}',
  dataSubject: { patient: ['patientId'] },
  schema: stored,
};
