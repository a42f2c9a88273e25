import * as z from 'zod';
import { type Entity, keyPattern } from './entity.ts';

const disposal = z.object({
  id: z.string(),
  reference: z.string().optional(),
  /** The retention rule whose time was over, or the reason of an erasure. */
  rule: z.string(),
  /** The day from which the time of the rule ran. */
  since: z.iso.datetime().optional(),
  /** The words of whoever asked for an erasure, which do not name the person. */
  words: z.string().optional(),
  /** The `sub` of the account that asked for an erasure. */
  askedBy: z.string().optional(),
  disposedAt: z.iso.datetime(),
  /** The `sub` of the account that agreed, or a name as the command was given it. */
  approvedBy: z.string(),
  items: z.int().min(0),
});
export type Disposal = z.infer<typeof disposal>;

/** The stub of a record that is no more: that there was one, why it went, and who approved that. By its id and by its reference. */
export const disposalEntity: Entity<string, typeof disposal> = {
  name: 'Disposal',
  key: keyPattern('DISPOSED#{of}', 'STUB'),
  dataSubject: { patient: ['of', 'id'], sender: ['of', 'id'] },
  schema: disposal,
  survivesErasure: true,
};

/** The same, in the order of time. */
export const listedDisposalEntity: Entity<{ disposedAt: string; id: string }, typeof disposal> = {
  name: 'Disposal, as listed',
  key: keyPattern('DISPOSALS', '{disposedAt}#{id}'),
  dataSubject: { patient: ['id'], sender: ['id'] },
  schema: disposal,
  survivesErasure: true,
};
