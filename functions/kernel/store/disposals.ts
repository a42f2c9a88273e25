import * as z from 'zod';
import { type Entity, keyPattern } from './entity.ts';

const disposal = z.object({
  id: z.string(),
  /** The name of the retention rule, and the day from which its time ran. */
  rule: z.string(),
  since: z.iso.datetime(),
  disposedAt: z.iso.datetime(),
  approvedBy: z.string(),
  items: z.int().min(0),
});

/** The stub of a record whose time was over: that there was one, and who approved its disposal. */
export const disposalEntity: Entity<string, typeof disposal> = {
  name: 'Disposal',
  key: keyPattern('DISPOSED#{id}', 'STUB'),
  dataSubject: { patient: ['id'], sender: ['id'] },
  schema: disposal,
  survivesErasure: true,
};
