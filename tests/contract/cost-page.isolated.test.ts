import { expect, it } from 'vitest';
import { countCalls } from '../../bench/cost.ts';
import { formatCostPage } from '../../bench/cost-page.ts';

it('the page on cost is what the templates and the calls of today come to', async () => {
  // Written anew with -u, and read before it is committed.
  await expect(formatCostPage(await countCalls())).toMatchFileSnapshot('../../docs/cost.md');
});
