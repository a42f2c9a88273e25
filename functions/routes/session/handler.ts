import { session } from '../../../shared/api/session.ts';
import { serve } from '../../http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { keepSession } from './keep-session.ts';
import { signOut } from './sign-out.ts';

export const handler = serve(session, { keepSession, signOut }, makeDependencies);
