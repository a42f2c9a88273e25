import type * as z from 'zod';
import type { linkPath, sentReferralPath } from './api-pages.ts';
import type { PublicForm } from './forms/public-form.ts';
import type { Permission, RecordPermission } from './permissions.ts';
import { problem } from './problem.ts';
import { patternText } from './text.ts';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The places in a request with the id of a patient, or a list of them. */
type RecordPlace = `path.${string}` | `body.${string}`;

/**
 * Whose records a call reads or writes. The gate refuses whoever may not open all that its places name, and answers 404 where one
 * of them is no patient, or no longer: their record was joined to another one, or disposed of.
 * - Places: beside `path.patientId`, which always counts where a path has it. One that ends with `?` may have an id that is no
 *   patient's: the id of something else, or of a record that is gone, of which the handler finds and answers nothing.
 * - `found`, alone or among places: the handler finds whose it is, and calls `access.check` before it answers or writes.
 * - `rows`: a list over many patients. The handler asks `access.sight` what it may show of each.
 *   Both `found` and `rows` come beside `path.patientId`, which the gate checks as usual.
 * - `identity`: who patients are, without any content of their records. It is for everybody with the permission.
 * - `none`: about nobody's record.
 */
type Concerns = readonly (RecordPlace | 'found')[] | 'found' | 'rows' | 'identity' | 'none';

type Replies = { readonly [status: number]: z.ZodType };

/** The kind of an access to a record, as the review of the audit log counts it. */
export type AuditKind = 'reading' | 'change' | 'export' | 'draft';

/** One call of the HTTP API. Everything that must agree on it is derived from this and nothing else. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The permission that a caller's role needs; there is no default. */
  readonly permission: 'public' | Permission;
  /** Absent where it follows from the path: `path.patientId`, or nobody's. */
  readonly concerns?: Concerns | undefined;
  /** One schema per parameter of the path, parsing the decoded text. */
  readonly params: { readonly [name: string]: z.ZodType };
  /** One schema per query parameter; each accepts that it is absent. */
  readonly query: { readonly [name: string]: z.ZodType };
  readonly body: z.ZodType | undefined;
  /** The limit of the body in bytes, where it differs from the default of `bodyBytesOf`. */
  readonly bodyBytes?: number | undefined;
  /** The form of the site that sends this call, where a browser without scripts may post it directly. */
  readonly form?: PublicForm | undefined;
  readonly replies: Replies;
  /** The kind of its audit event, where it does not follow from the method; `none` for the caller's own session and for what reads nobody's data. */
  readonly audit?: AuditKind | 'none' | undefined;
  /** A heartbeat of the session: extends the idle limit, recorded to the second. */
  readonly keepsSession?: true | undefined;
};

/**
 * The header of a call that no person made, like polling: it does not extend the session. Anybody may send it, as it
 * grants nothing.
 */
export const backgroundHeader = 'x-background';

/** The header with the idempotency key, of 1 to 64 characters. */
export const idempotencyHeader = 'Idempotency-Key';
const notAKey = 'An Idempotency-Key is 1 to 64 printable ASCII characters.';

/** The request headers that are parsed, of any call. */
export const requestHeaders = { [idempotencyHeader]: patternText(64, /^[ -~]{1,64}$/, notAKey) };

const publicBodyBytes = 32 * 1024;
const staffBodyBytes = 256 * 1024;

/** The limit of a call's body in bytes: small for the public, larger for staff, who write long notes. */
export const bodyBytesOf = ({ permission, bodyBytes }: Pick<Call, 'permission' | 'bodyBytes'>): number =>
  bodyBytes ?? (permission === 'public' ? publicBodyBytes : staffBodyBytes);

/** The method and the path of a call: `GET /api/contacts/{page}`. */
type Route = `${Call['method']} ${`/api/${string}` | typeof sentReferralPath | typeof linkPath}`;
type Split<R extends Route> = R extends `${infer Method extends Call['method']} ${infer Path}`
  ? { readonly method: Method; readonly path: Path }
  : never;
type NamesOf<R extends Route> = ParamNames<Split<R>['path']>;

/** A call as an area declares it: what is not given follows, or there is none. */
type AnyEntry = Pick<Call, 'permission' | 'replies'> & Partial<Omit<Call, 'method' | 'path'>>;

type Entry<R extends Route> = AnyEntry &
  ([NamesOf<R>] extends [never]
    ? { readonly params?: never }
    : { readonly params: { readonly [Name in NamesOf<R>]: z.ZodType } });

/** A call whose request names records says so by its path or its places. */
type NamesRecords<R extends Route, E extends AnyEntry> =
  'patientId' extends NamesOf<R> ? true : E['concerns'] extends readonly string[] ? true : false;

/** A call about records whose path names no patient says whose they are. */
type RequiresConcerns<R extends Route, E extends AnyEntry> = E['permission'] extends RecordPermission
  ? 'patientId' extends NamesOf<R>
    ? unknown
    : { readonly concerns: Concerns }
  : unknown;

// The replies of the middleware, which any call may give.
const commonReplies = { 400: problem, 413: problem, 429: problem, 500: problem, 503: problem } as const;
const staffReplies = { 401: problem, 403: problem } as const;
const recordReplies = { 404: problem } as const;

type CommonReplies<R extends Route, E extends AnyEntry> = typeof commonReplies &
  (E['permission'] extends 'public' ? unknown : typeof staffReplies) &
  (NamesRecords<R, E> extends true ? typeof recordReplies : unknown);

type Defined<R extends Route, E extends AnyEntry> = Split<R> & {
  readonly permission: E['permission'];
  readonly params: E extends { params: infer P extends Call['params'] } ? P : Record<never, never>;
  readonly query: E extends { query: infer Q extends Call['query'] } ? Q : Record<never, never>;
  readonly body: E extends { body: infer B extends z.ZodType } ? B : undefined;
  readonly audit: Call['audit'];
  readonly concerns: E extends { concerns: infer C extends Concerns } ? C : undefined;
  readonly keepsSession?: true;
  readonly bodyBytes?: number;
  readonly form?: PublicForm;
  /** The outcomes between which a handler decides. */
  readonly outcomes: E['replies'];
  /** The call's own replies, and those that any call may give. */
  readonly replies: E['replies'] & CommonReplies<R, E>;
};

/** A path parameter without a schema, an entry without a permission, or one about somebody's record that does not say whose, does not compile. */
export const defineCall = <const R extends Route, const E extends Entry<R>>(
  route: R,
  entry: E & RequiresConcerns<R, E>,
): Defined<R, E> => {
  const [method, path] = route.split(' ');
  return {
    method,
    path,
    params: {},
    query: {},
    ...entry,
    outcomes: entry.replies,
    replies: {
      ...commonReplies,
      ...(entry.permission === 'public' ? {} : staffReplies),
      ...(recordPlacesOf(entry).length > 0 ? recordReplies : {}),
      ...entry.replies,
    },
  } as unknown as Defined<R, E>;
};

export type Params<C extends Call> = { [Name in keyof C['params']]: z.output<C['params'][Name]> };
export type Query<C extends Call> = { [Name in keyof C['query']]: z.output<C['query'][Name]> };
/** The query as a client writes it. */
export type QueryInput<C extends Call> = { [Name in keyof C['query']]?: z.input<C['query'][Name]> };
export type Body<C extends Call> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
/** The body as a client writes it, before defaults and tidying. */
export type BodyInput<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;

type ReplyOf<R extends Replies> = {
  [Status in keyof R & number]: { status: Status; body: z.output<R[Status]> };
}[keyof R & number];

/** The outcomes of a handler: the declared ones, each with its own body. */
export type Outcome<C extends { outcomes: Replies }> = ReplyOf<C['outcomes']>;
/** The replies that a client may receive. */
export type Reply<C extends Call> = ReplyOf<C['replies']>;

export const auditKindOf = ({ method, audit }: Pick<Call, 'method' | 'audit'>): AuditKind | 'none' =>
  audit ?? (method === 'GET' ? 'reading' : 'change');

/** Where a request names a record; `mustExist`: what it names is a patient, or the answer is 404. */
type NamedPlace = { from: 'path' | 'body'; name: string; mustExist: boolean };

const parsePlace = (place: RecordPlace): NamedPlace => {
  const [from, name] = place.split(/[.?]/) as [NamedPlace['from'], string];
  return { from, name, mustExist: !place.endsWith('?') };
};

/** The places that name the records that a call reads or writes. */
export const recordPlacesOf = ({
  params = {},
  concerns = [],
}: Partial<Pick<Call, 'params' | 'concerns'>>): readonly NamedPlace[] => {
  if (concerns === 'identity' || concerns === 'none') return [];
  const places = (typeof concerns === 'string' ? [] : concerns).filter((one) => one !== 'found');
  const isInPath = 'patientId' in params && !places.includes('path.patientId?');
  return (isInPath ? (['path.patientId', ...places] as const) : places).map(parsePlace);
};

/** Whether the handler of a call finds whose record it is about. */
export const handlerFindsRecord = ({ concerns = [] }: Pick<Call, 'concerns'>): boolean =>
  concerns === 'found' || (typeof concerns !== 'string' && concerns.includes('found'));

/** Whether the handler of a call itself asks for its caller's access. */
export const handlerChecksAccess = (call: Pick<Call, 'concerns'>): boolean =>
  call.concerns === 'rows' || handlerFindsRecord(call);

/** Whether the gate must know whose records a call is about before it is answered. */
export const concernsRecords = (call: Pick<Call, 'params' | 'concerns'>): boolean =>
  handlerChecksAccess(call) || recordPlacesOf(call).length > 0;

/** In place of a record's id, for a form that is not about a record yet. */
export const noRecord = 'new';
