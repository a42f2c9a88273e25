import { expect, it } from 'vitest';
import { contactForm } from '../../intake/contact-form.ts';
import { readPublicForm } from './public-form.ts';
import { honeypotField } from './read-entries.ts';

it('a posted form reads as the JSON of the same call, with what a robot wrote into the honeypot', () => {
  const read = readPublicForm(contactForm, [
    ['message', 'Hello'],
    ['safeContact.times', 'Mornings'],
  ]);
  expect(read).toMatchObject({ message: 'Hello', email: '', safeContact: { times: 'Mornings' } });
  expect(read).not.toHaveProperty(honeypotField);
  expect(readPublicForm(contactForm, [[honeypotField, '']])).not.toHaveProperty(honeypotField);
  expect(readPublicForm(contactForm, [[honeypotField, 'https://example.com']])).toHaveProperty(
    honeypotField,
    'https://example.com',
  );
});
