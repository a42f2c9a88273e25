import type { Body, Call, Outcome, Params, Query } from '../../../shared/kernel/call.ts';
import type { StaffRole } from '../../../shared/kernel/roles.ts';
import type { AuditContext } from '../store/audit.ts';
import type { SignIn } from '../store/sessions.ts';
import type { Client } from './client.ts';
import type { RecordAccess } from './record-access.ts';

/** The caller, as the verified token names them. */
export type Caller = {
  username: string;
  role: StaffRole;
  signIn: SignIn;
  /** The client of the user pool through which the person signed in. */
  clientId: string;
};

type CallRequest<C extends Call> = {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  /** Present on every call but the public ones. */
  caller: C['permission'] extends 'public' ? undefined : Caller;
  /** The audit context; a call that changes something passes it to its write. */
  auditContext: C['permission'] extends 'public' ? undefined : AuditContext;
  /** The network address and browser that it came from. */
  client: Client;
  /** The client's own key, or one made of the words of the request. */
  idempotencyKey: string;
} & (C['concerns'] extends 'found' | 'rows' | readonly [...string[], 'found']
  ? {
      /** The caller's access. A handler that must ask and does not is not answered. */
      access: RecordAccess;
    }
  : unknown);

export type Described = Call & { outcomes: Call['replies'] };

/** The decision of one call: its declared outcomes are all it can answer. */
export type Handler<C extends Described, Dependencies> = (
  request: CallRequest<C>,
  dependencies: Dependencies,
) => Promise<Outcome<C>>;

/** One handler for each call of an area; a missing one does not compile. */
export type Handlers<Area extends Record<string, Described>, Dependencies> = {
  [Name in keyof Area]: Handler<Area[Name], Dependencies>;
};
