import { expect, it, vi } from 'vitest';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
// zod compiles the parser of a schema when it parses for the first or the second time.
let compiled = 0;
vi.stubGlobal(
  'Function',
  new Proxy(Function, {
    construct(target, parts) {
      compiled += 1;
      return Reflect.construct(target, parts);
    },
  }),
);

// A schema that was made anew for each row took nearly half of the processor time of a search.
it('a reading that was asked before makes no schema again', async () => {
  await addPatient('Amina', 'Yusuf');
  const again: string[] = [];
  for (const { name, call, sample } of everyCall) {
    if (call.method !== 'GET') continue;
    const send = () => ask(product.url, call, { ...sample, headers });
    await send();
    await send();
    compiled = 0;
    await send();
    if (compiled > 0) again.push(`${name}: ${compiled}`);
  }
  expect(again).toEqual([]);
}, 0);
