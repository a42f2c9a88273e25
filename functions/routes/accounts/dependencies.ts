import { verifyAccessToken } from '../../lib/serve/verify-access-token.ts';
import { openUserPool, type UserPool } from '../../lib/user-pool.ts';

export type AccountsDependencies = { pool: UserPool; verifyAccessToken: typeof verifyAccessToken };

export const makeDependencies = (): AccountsDependencies => ({ pool: openUserPool(), verifyAccessToken });
