import type { Body, Call, Outcome, Params, Query } from '../../shared/api/call.ts';
import type { StaffRole } from '../../shared/domain/roles.ts';
import type { AuditContext } from '../data/audit.ts';
import type { SignIn } from '../data/sessions.ts';
import type { Client } from './client.ts';
import type { RecordAccess } from './record-access.ts';

/** Who calls, as the verified token says. */
export type Caller = {
  username: string;
  role: StaffRole;
  signIn: SignIn;
  /** Of the user pool: the one that the sign-in came through. */
  clientId: string;
};

type CallRequest<C extends Call> = {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  /** Present on every call but the public ones. */
  caller: C['permission'] extends 'public' ? undefined : Caller;
  /** For the audit log; a call that changes something hands it on to what writes the change. */
  auditContext: C['permission'] extends 'public' ? undefined : AuditContext;
  /** The network address and browser that it came from. */
  client: Client;
  /** The client's own, or else one made of the words of the request. */
  idempotencyKey: string;
} & (C['concerns'] extends 'found' | 'rows'
  ? {
      /** What the caller may open: it is not answered without having been asked. */
      access: RecordAccess;
    }
  : unknown);

type Described = Call & { outcomes: Call['replies'] };

/** Decides one call: its declared outcomes are all it can answer. */
export type Handler<C extends Described, Dependencies> = (
  request: CallRequest<C>,
  dependencies: Dependencies,
) => Promise<Outcome<C>>;

/** One handler for each call of an area; a missing one does not compile. */
export type Handlers<Area extends Record<string, Described>, Dependencies> = {
  [Name in keyof Area]: Handler<Area[Name], Dependencies>;
};
