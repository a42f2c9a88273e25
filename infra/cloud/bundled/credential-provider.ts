import { readCredentials } from '../../../functions/lib/credentials.ts';

/**
 * Replaces the SDK's search through profiles, single sign-on, processes and instances: Lambda gives a function its
 * credentials in the environment and nowhere else, and the search would be a fifth of every bundle.
 */
export const defaultProvider = () => async () => readCredentials();
