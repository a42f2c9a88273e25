import { transferCalls } from '../../shared/transfer/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { beginExport } from './begin-export.ts';
import { checkRows } from './check-rows.ts';
import { makeDependencies } from './dependencies.ts';
import { listTransfers } from './list-transfers.ts';
import { readExport } from './read-export.ts';
import { storeRows } from './store-rows.ts';

export const handler = serve(
  transferCalls,
  { beginExport, checkRows, listTransfers, readExport, storeRows },
  makeDependencies,
);
