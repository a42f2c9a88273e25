import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Call, Reply } from '../../../../shared/kernel/call.ts';
import { type CallRequest, send } from './api-client.ts';
import { failureOf } from './call-failure.ts';
import { isInBackground, refreshed } from './refresh.ts';

export type Success<C extends Call> = Extract<Reply<C>, { status: 200 | 201 }>['body'];

/**
 * The body of a call's success, for react-query.
 *
 * @throws {CallFailure} for every other outcome.
 */
export const fetchBody = async <C extends Call>(call: C, request: CallRequest<C>): Promise<Success<C>> => {
  const sent = await send(call, request);
  if (sent.status === 200 || sent.status === 201) return (sent as { body: Success<C> }).body;
  throw failureOf(sent);
};

// The parts of one screen share one reading of a call: each reading is audited.
const oneScreenMs = 2_000;

/** A watched call is read again within a minute of a change, and so not on each visit to a screen. */
export const watchedMs = 60_000;

/**
 * The options of a call that reads, for `useQuery`. The call with its parameters is the key, so that one call is one
 * entry wherever it is read. Data is cached only while it is on the screen.
 */
export const callQuery = <C extends Call>(call: C, request: CallRequest<C>) =>
  queryOptions({
    queryKey: callKey(call, request),
    queryFn: ({ signal, queryKey }) =>
      fetchBody(call, { ...request, signal, ...(isInBackground(queryKey) && { background: true }) }),
    gcTime: 0,
    staleTime: oneScreenMs,
  });

export const callKey = <C extends Call>({ method, path }: C, request: CallRequest<C>): QueryKey => [
  `${method} ${path}`,
  request,
];

/** For a list: the shown page stays until the next has been read, so that paging does not flash. */
export const paged = { placeholderData: keepPreviousData } as const;

/** For a list of the organisation: on returning from one of its rows it is shown unchanged, while it is read again. */
export const cachedForReturn = { gcTime: 5 * 60_000 } as const;

/** Returning to a screen that was left open shows the present state. */
export const freshOnReturn = { refetchOnWindowFocus: 'always' } as const;

type Options = Partial<typeof paged & typeof cachedForReturn & typeof freshOnReturn> & {
  enabled?: boolean;
  staleTime?: number;
};

/** Reads a call for a part of a screen. */
export const useReading = <C extends Call>(call: C, request: CallRequest<C>, options: Options = {}) =>
  useQuery({ ...callQuery(call, request), ...options });

/** What becomes of a call that changes something; it is called whether or not what asked for it is still on the screen. */
type Done<C extends Call> = (answer: Success<C>, request: CallRequest<C>) => void;

/**
 * A call that changes something. It is done when everything on the screen has been read again; see `refresh.ts`. `done`
 * is told then. The callbacks of `mutate` itself are not offered: they are lost where the row that asked has gone by then.
 */
export const useCall = <C extends Call>(call: C, done?: Done<C>) => {
  const { mutate, ...rest } = useMutation({
    mutationFn: (request: CallRequest<C>) => fetchBody(call, request),
    onSuccess: async (answer, request) => {
      await refreshed();
      done?.(answer, request);
    },
  });
  return { ...rest, mutate: (request: CallRequest<C>) => mutate(request) };
};

/** The options of a list that is read page by page: the request of each, and the place where the next one begins. */
export const pagesFrom = <C extends Call>(
  call: C,
  first: string,
  requestAt: (place: string) => CallRequest<C>,
  next: (page: Success<C>) => string | undefined,
) =>
  infiniteQueryOptions({
    queryKey: callKey(call, requestAt(first)),
    queryFn: ({ pageParam, signal, queryKey }) =>
      fetchBody(call, { ...requestAt(pageParam), signal, ...(isInBackground(queryKey) && { background: true }) }),
    initialPageParam: first,
    getNextPageParam: next,
    gcTime: 0,
  });

/** The same where each page names in `next` where the one after it begins. */
export const pagesAfter = <C extends Call>(call: C, request: CallRequest<C>) =>
  pagesFrom(
    call,
    '',
    (after) => ({ ...request, query: { ...request.query, ...(after && { after }) } }),
    (page) => (page as { next?: string | undefined }).next,
  );
