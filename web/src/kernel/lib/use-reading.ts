import { type keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '../../../../shared/kernel/call.ts';
import type { CallRequest } from './api-client.ts';
import { callQuery } from './query.ts';

type Options = {
  enabled?: boolean;
  staleTime?: number;
  gcTime?: number;
  placeholderData?: typeof keepPreviousData;
  refetchOnWindowFocus?: 'always';
};

/** Reads a call for a part of a screen; the options are those of `query.ts`, such as `paged`. */
export const useReading = <C extends Call>(call: C, request: CallRequest<C>, options: Options = {}) =>
  useQuery({ ...callQuery(call, request), ...options });
