import { reportCalls } from '../../shared/report/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { readOrgData } from './read-org-data.ts';
import { readReport } from './read-report.ts';

export const handler = serve(reportCalls, { readOrgData, readReport }, makeDependencies);
