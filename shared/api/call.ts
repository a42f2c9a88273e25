import type * as z from 'zod';
import type { Permission } from '../domain/permissions.ts';
import { patternText } from '../domain/text.ts';
import type { PublicForm } from '../forms/public-form.ts';
import type { sentReferralPath } from '../site-paths.ts';
import { problem } from './problem.ts';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type Replies = { readonly [status: number]: z.ZodType };

/** What somebody did with a record, as the review of the audit log counts it. */
export type AuditKind = 'reading' | 'change' | 'export' | 'draft';

/** One call of the HTTP API. Everything that must agree on it is derived from this and nothing else. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** What a caller's role must allow; there is no default. */
  readonly permission: 'public' | Permission;
  /** One schema per parameter of the path, parsing the decoded text. */
  readonly params: { readonly [name: string]: z.ZodType };
  /** One schema per parameter that may stand behind the path; each accepts that it is absent. */
  readonly query: { readonly [name: string]: z.ZodType };
  readonly body: z.ZodType | undefined;
  /** How large a body may be, where that is not what `bodyBytesOf` says of such a call. */
  readonly bodyBytes?: number | undefined;
  /** The form of the site that sends this call, where a browser without scripts may post it as it is. */
  readonly form?: PublicForm | undefined;
  readonly replies: Replies;
  /** What a staff call is in the audit log, where its method does not say it; `none` of the caller's own session and of what reads nobody. */
  readonly audit?: AuditKind | 'none' | undefined;
  /** It is how a person says to be still here: the server takes the time of it to the second. */
  readonly keepsSession?: true | undefined;
};

/**
 * A call that no person made, like polling, carries this header and does not keep a session open. Anybody may send it:
 * it can only take away.
 */
export const backgroundHeader = 'x-background';

/** Names a request that its sender may send again: then it counts once. */
export const idempotencyHeader = 'Idempotency-Key';
const notAKey = 'An Idempotency-Key is 1 to 64 printable ASCII characters.';

/** The headers that are parsed, of any call. */
export const requestHeaders = { [idempotencyHeader]: patternText(64, /^[ -~]{1,64}$/, notAKey) };

const publicBodyBytes = 32 * 1024;
const staffBodyBytes = 256 * 1024;

/** How many bytes of text a call takes: little from strangers, and from staff what long notes need. */
export const bodyBytesOf = ({ permission, bodyBytes }: Pick<Call, 'permission' | 'bodyBytes'>): number =>
  bodyBytes ?? (permission === 'public' ? publicBodyBytes : staffBodyBytes);

type AnyEntry = {
  readonly method: Call['method'];
  readonly path: string;
  readonly permission: Call['permission'];
  readonly params?: Call['params'];
  readonly query?: Call['query'];
  readonly body?: z.ZodType;
  readonly bodyBytes?: number;
  readonly form?: PublicForm;
  readonly replies: Replies;
  readonly audit?: AuditKind | 'none';
  readonly keepsSession?: true;
};

type Entry<Path extends string> = AnyEntry & {
  readonly path: Path;
} & ([ParamNames<Path>] extends [never]
    ? { readonly params?: never }
    : { readonly params: { readonly [Name in ParamNames<Path>]: z.ZodType } });

// What the gate and the parser may answer on any call, the one answer to an unexpected error, and 'too many at this moment'.
const commonReplies = { 400: problem, 413: problem, 429: problem, 500: problem, 503: problem } as const;
const staffReplies = { 401: problem, 403: problem } as const;

type CommonReplies<E extends { permission: Call['permission'] }> = typeof commonReplies &
  (E['permission'] extends 'public' ? unknown : typeof staffReplies);

type Defined<E extends AnyEntry> = {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly permission: E['permission'];
  readonly params: E extends { params: infer P extends Call['params'] } ? P : Record<never, never>;
  readonly query: E extends { query: infer Q extends Call['query'] } ? Q : Record<never, never>;
  readonly body: E extends { body: infer B extends z.ZodType } ? B : undefined;
  readonly audit: AuditKind | 'none' | undefined;
  readonly keepsSession?: true;
  readonly bodyBytes?: number;
  readonly form?: PublicForm;
  /** The outcomes a handler decides between. */
  readonly outcomes: E['replies'];
  /** Those and the answers any call may give. */
  readonly replies: E['replies'] & CommonReplies<E>;
};

/** A path parameter without a schema, or an entry without a permission, does not compile. */
export const defineCall = <const Path extends `/api/${string}` | typeof sentReferralPath, const E extends Entry<Path>>(
  entry: E & { path: Path },
): Defined<E> =>
  ({
    params: {},
    query: {},
    body: undefined,
    audit: undefined,
    ...entry,
    outcomes: entry.replies,
    replies: { ...commonReplies, ...(entry.permission === 'public' ? {} : staffReplies), ...entry.replies },
  }) as unknown as Defined<E>;

export type Params<C extends Call> = { [Name in keyof C['params']]: z.output<C['params'][Name]> };
export type Query<C extends Call> = { [Name in keyof C['query']]: z.output<C['query'][Name]> };
/** What a client may write behind the path. */
export type QueryInput<C extends Call> = { [Name in keyof C['query']]?: z.input<C['query'][Name]> };
export type Body<C extends Call> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
/** What a client writes, before defaults and tidying. */
export type BodyInput<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;

type ReplyOf<R extends Replies> = {
  [Status in keyof R & number]: { status: Status; body: z.output<R[Status]> };
}[keyof R & number];

/** What a handler may answer: the declared outcomes, each with its own body. */
export type Outcome<C extends { outcomes: Replies }> = ReplyOf<C['outcomes']>;
/** What a client may receive. */
export type Reply<C extends Call> = ReplyOf<C['replies']>;

export const auditKindOf = ({ method, audit }: Pick<Call, 'method' | 'audit'>): AuditKind | 'none' =>
  audit ?? (method === 'GET' ? 'reading' : 'change');
