import { expect, it } from 'vitest';
import { countCalls } from '../../bench/cost.ts';
import { formatCostPage } from '../../bench/cost-page.ts';

it('the page on cost is what the templates and the calls of today come to', async () => {
  // Rewrite it with -u, and read it before committing.
  await expect(formatCostPage(await countCalls())).toMatchFileSnapshot('../../docs/cost.md');
});
