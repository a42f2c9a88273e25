import * as z from 'zod';
import { foldReference } from '../../../shared/transfer/read-cell.ts';
import type { Entity } from '../entity.ts';
import type { Write } from '../write.ts';

const stored = z.object({ patientId: z.string() });

/** The organisation's own number for a person, which belongs to one record. */
export const ownReferenceEntity: Entity<string, typeof stored> = {
  name: 'Own reference',
  key: (folded) => ({ pk: `OWN-REFERENCE#${folded}`, sk: 'OWN-REFERENCE' }),
  anyId: '{folded}',
  whose: { patient: ['patientId'] },
  schema: stored,
};

/** The write that gives an organisation's own reference to a record; refused if another has it. */
export const takeOwnReference = (reference: string, patientId: string): Write => ({
  Put: {
    Item: { ...ownReferenceEntity.key(foldReference(reference)), patientId },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
