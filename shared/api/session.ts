import * as z from 'zod';
import { staffRoles } from '../domain/roles.ts';
import { defineCall } from './call.ts';

/** The caller's own session on the server. */
export const session = {
  signOut: defineCall({
    method: 'POST',
    path: '/api/signout',
    permission: 'mayUseStaffArea',
    replies: { 200: z.object({ message: z.string() }) },
  }),
  /** 'I am still here': like any call that a person makes it keeps the session open, and it does nothing else. */
  keepSession: defineCall({
    method: 'GET',
    path: '/api/session',
    permission: 'mayUseStaffArea',
    audit: 'none',
    keepsSession: true,
    replies: { 200: z.object({ username: z.string(), role: z.enum(staffRoles) }) },
  }),
};
