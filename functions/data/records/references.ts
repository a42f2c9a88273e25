import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { makeReference } from '../../../shared/domain/reference.ts';
import type { Entity } from '../entity.ts';
import type { Write } from '../write.ts';

const storedReference = z.object({ patientId: z.ulid() });

/** A short reference, which belongs to one record for good. */
export const referenceEntity: Entity<string, typeof storedReference> = {
  name: 'Reference',
  key: (reference) => ({ pk: `REFERENCE#${reference}`, sk: 'REFERENCE' }),
  anyId: '{reference}',
  whose: { patient: ['patientId'] },
  schema: storedReference,
};

/** A random reference, which may be taken: the write that takes it finds out. */
export const drawReference = (): string => makeReference((below) => randomInt(below));

/** The write that gives a reference to a record; refused if another has it. */
export const takeReference = (reference: string, patientId: string): Write => ({
  Put: {
    Item: { ...referenceEntity.key(reference), patientId },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write that moves the reference of a record to the patient whose referral it is now. */
export const giveReference = (reference: string, patientId: string): Write => ({
  Put: { Item: { ...referenceEntity.key(reference), patientId } },
});
