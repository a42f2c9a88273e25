import { describe, expect, it } from 'vitest';
import { areOnlyPrompts, noteTemplatesInput, templatesFor, withTemplate } from './note-templates.ts';

const template = (id: string, service?: string) => ({ id, name: id, ...(service && { service }), text: 'Why now:' });

describe('a template of case notes', () => {
  it('has headings and questions alone: a sentence could be saved as if it were true of somebody', () => {
    expect(areOnlyPrompts('What brought them:\n\nWho else helps?\nخطرہ؟')).toBe(true);
    expect(areOnlyPrompts('What brought them:\nNo risk was expressed.')).toBe(false);
    expect(noteTemplatesInput.safeParse([{ ...template('one'), text: 'No risk.' }]).error?.issues[0]).toMatchObject({
      path: [0, 'text'],
    });
  });

  it('has a name of its own', () => {
    const found = noteTemplatesInput.safeParse([
      { ...template('one'), name: 'First meeting' },
      { ...template('two'), name: 'first meeting' },
    ]);
    expect(found.error?.issues).toMatchObject([{ path: [1, 'name'] }]);
  });

  it('is offered to the service that it is for, or to all', () => {
    const all = [template('any'), template('rahat', 'rahat'), template('cancer', 'cancer')];
    expect(templatesFor('rahat', all).map(({ id }) => id)).toEqual(['rahat', 'any']);
    expect(templatesFor(undefined, all).map(({ id }) => id)).toEqual(['any']);
  });

  it('comes under what was written, and replaces nothing', () => {
    expect(withTemplate('', template('one'))).toBe('Why now:');
    expect(withTemplate('We met.\n', template('one'))).toBe('We met.\n\nWhy now:');
  });
});
