import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkFields } from './check-fields.ts';

it('says what the API would say, where the schema has no words of its own', () => {
  const schema = z.strictObject({ day: z.string(), minutes: z.int() });
  expect(checkFields(schema, { minutes: 'some' })).toEqual({
    day: 'Please fill this in.',
    minutes: 'Please check this: it is not what is asked for here.',
  });
});
