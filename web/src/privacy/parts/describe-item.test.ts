import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { describeItem, namesOf } from './describe-item.ts';

const id = '01234567-89ab-cdef-0123-456789abcdef';
const nameOf = namesOf([{ id, firstName: 'Nasreen', lastName: 'Akhtar' }]);
const day = formatDay('2026-11-20');
const stored = { pk: 'X', sk: 'Y', schemaVersion: 1, patientId: '01M5', expiresAt: 1 };

describe('an item of a copy', () => {
  it('is said field by field where nothing else is known, without what is for the store alone', () => {
    const content = { ...stored, taskId: '01M5', what: 'Ring them.', until: '2026-11-20', ownerId: id, done: true };
    expect(describeItem({ kind: 'Task', content }, nameOf)).toEqual({
      title: 'Task',
      lines: [
        ['Until', day],
        ['Done', 'Yes'],
        ['Owner', 'Nasreen Akhtar'],
        ['What', 'Ring them.'],
      ],
    });
  });

  it('of a record has the questions of the form', () => {
    const content = { ...stored, referralPersonalDetails: { firstName: 'Amrit', phone: '07700 900456' } };
    const { lines } = describeItem({ kind: 'Record', content }, nameOf);
    expect(lines).toContainEqual(['First name', 'Amrit']);
    expect(lines.map(([, text]) => text)).toContain('07700 900456');
  });

  it('of answers has each question with its answer', () => {
    const answers = Array.from({ length: 9 }, (_, question) => ({ question, score: 1 }));
    const content = {
      ...{ ...stored, patientId: '01M5YXZYWAKE0RY5QY34VFXM34', resultId: '01M5YXZYWAKE0RY5QY34VFXM35' },
      ...{
        questionType: 'phq',
        questionDate: '2026-11-20',
        answers,
        score: 9,
        version: 1,
        recordedAt: '2026-11-20T10:00:00.000Z',
      },
    };
    const { title, lines } = describeItem({ kind: 'Result', content }, nameOf);
    expect(title).toBe(`PHQ-9, ${day}`);
    expect(lines).toContainEqual(['Score', '9']);
    expect(lines).toContainEqual(['Little interest or pleasure in doing things', 'Several days (1)']);
  });

  it('of the timeline says what it says there', () => {
    const content = { ...stored, eventId: '01M5', at: '2026-11-20T10:00:00.000Z', by: id, event: { kind: 'referred' } };
    expect(describeItem({ kind: 'Timeline event', content }, nameOf)).toEqual({
      title: 'Referred through the public form',
      lines: [
        ['When', formatInstantShort('2026-11-20T10:00:00.000Z')],
        ['By', 'Nasreen Akhtar'],
      ],
    });
  });

  it('of who looked has a line a day and person', () => {
    const look = { at: '2026-11-20T10:00:00.000Z', username: id, call: 'readSummary' };
    const content = { looks: [look, { ...look, call: 'listScores', refused: true }] };
    const { lines } = describeItem({ kind: 'Audit event', content }, nameOf);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toBe(`${day}, Nasreen Akhtar`);
    expect(lines[0]?.[1]).toMatch(/\(refused\)$/);
  });
});
