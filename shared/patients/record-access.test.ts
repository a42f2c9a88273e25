import { expect, it } from 'vitest';
import { firstServices } from '../organisation/organisation.ts';
import { type AccessProfile, daysOpen, mayOpenRecord, type Opened } from './record-access.ts';

const mine = firstServices[0].id;
const another: string = firstServices.at(-1)?.id ?? '';

const reader: AccessProfile = { username: 'me', everyRecord: false, services: [mine], openedWithReason: [] };
const closed: Opened = { patientId: 'p', worker: 'somebody', services: [another], limits: undefined };
/** Limits as they are stored; who set them, and why, decides nothing. */
const by = { by: 'an admin', at: '2026-01-05T10:00:00.000Z' };
const restrictedTo = (...ids: string[]) => ({
  limits: { excluded: [], restrictedTo: { ids, why: 'They asked.', ...by }, version: 2 },
});
const excluding = (id: string) => ({ limits: { excluded: [{ id, why: 'knows' as const, ...by }], version: 2 } });

it.each([
  ['neither of my services nor of my caseload', reader, closed, false],
  ['of my caseload', reader, { ...closed, worker: 'me' }, true],
  ['of a service of mine', reader, { ...closed, services: [mine] }, true],
  ['of a referral to my service that was joined to the stay', reader, { ...closed, services: [another, mine] }, true],
  ['of no service', reader, { ...closed, services: [''] }, true],
  ['of a service that we do not have any more', reader, { ...closed, services: ['a former one'] }, true],
  ['opened with a reason', { ...reader, openedWithReason: ['p'] }, closed, true],
  ['another one than I opened', { ...reader, openedWithReason: ['q'] }, closed, false],
  ['anybody’s, for whoever may open every record', { ...reader, everyRecord: true }, closed, true],
  ['restricted to others', { ...reader, everyRecord: true }, { ...closed, ...restrictedTo('them') }, false],
  [
    'restricted to others, and of a service of mine',
    reader,
    { ...closed, services: [mine], ...restrictedTo('them') },
    false,
  ],
  ['restricted to me and others', reader, { ...closed, ...restrictedTo('them', 'me') }, true],
  ['restricted to others, and of my caseload', reader, { ...closed, worker: 'me', ...restrictedTo('them') }, true],
  [
    'restricted and opened with a reason',
    { ...reader, openedWithReason: ['p'] },
    { ...closed, ...restrictedTo('them') },
    true,
  ],
  ['of somebody I know', { ...reader, everyRecord: true }, { ...closed, ...excluding('me') }, false],
  [
    'of somebody I know, and opened with a reason before',
    { ...reader, openedWithReason: ['p'] },
    { ...closed, ...excluding('me') },
    false,
  ],
  ['of somebody I know, who was given to me', reader, { ...closed, worker: 'me', ...excluding('me') }, false],
  ['of somebody whom others know', { ...reader, everyRecord: true }, { ...closed, ...excluding('them') }, true],
] as const)('a record that is %s', (_, who, record, isOpen) => {
  expect(mayOpenRecord(who, record)).toBe(isOpen);
});

it('a record that is opened late in the evening is open the next day too', () => {
  expect(daysOpen(new Date('2026-01-15T09:00:00Z'))).toEqual(['2026-01-15']);
  expect(daysOpen(new Date('2026-01-15T20:00:00Z'))).toEqual(['2026-01-15', '2026-01-16']);
  // 20:30 in London in summer.
  expect(daysOpen(new Date('2026-07-15T19:30:00Z'))).toEqual(['2026-07-15', '2026-07-16']);
});
