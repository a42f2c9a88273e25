import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { makeReference } from '../../../shared/referrals/reference.ts';
import { type Entity, keyPattern } from '../../kernel/store/entity.ts';

const storedReference = z.object({ patientId: z.ulid() });

/** A short reference, which belongs to one record for good. */
export const referenceEntity: Entity<string, typeof storedReference> = {
  name: 'Reference',
  key: keyPattern('REFERENCE#{reference}', 'REFERENCE'),
  dataSubject: { patient: ['patientId'] },
  schema: storedReference,
};

/** A random reference, which may be taken: the write that takes it finds out. */
export const drawReference = (): string => makeReference((below) => randomInt(below));

const storedOwnReference = z.object({ patientId: z.string() });

/** The organisation's own number for a person, which belongs to one record. */
export const ownReferenceEntity: Entity<string, typeof storedOwnReference> = {
  name: 'Own reference',
  key: keyPattern('OWN-REFERENCE#{folded}', 'OWN-REFERENCE'),
  dataSubject: { patient: ['patientId'] },
  schema: storedOwnReference,
};
