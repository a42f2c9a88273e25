import * as z from 'zod';
import { invalidParameter, notFound } from './fault.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';
import { requireUser } from './users.ts';

export type Operation = (pool: Pool, body: unknown) => Promise<object>;
type Result = object | Promise<object>;

const named = z.object({ Username: z.string().min(1).max(128) });
const pooled = z.object({ UserPoolId: z.string() });
export const metadata = z.record(z.string(), z.string()).optional();
export const nothing = z.unknown();

const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `Value at '${path.join('.')}': ${message}`);
  const noun = problems.length === 1 ? 'error' : 'errors';
  throw invalidParameter(`${problems.length} validation ${noun} detected: ${problems.join('; ')}`);
};

export const define =
  <S extends z.ZodType>(schema: S, run: (pool: Pool, input: z.output<S>) => Result): Operation =>
  async (pool, body) =>
    run(pool, parse(schema, body));

export const defineInPool =
  <S extends z.ZodType>(schema: S, run: (pool: Pool, input: z.output<S>) => Result): Operation =>
  async (pool, body) => {
    const { UserPoolId } = parse(pooled, body);
    if (UserPoolId !== pool.config.poolId) throw notFound(`User pool ${UserPoolId} does not exist.`);
    return run(pool, parse(schema, body));
  };

export const defineOnUser = <S extends z.ZodType>(
  schema: S,
  run: (pool: Pool, user: User, input: z.output<S>) => Result,
): Operation =>
  defineInPool(nothing, (pool, body) => {
    const input = parse(schema, body);
    return run(pool, requireUser(pool, parse(named, body).Username), input);
  });
