import type * as z from 'zod';
import { CallFailure } from '../lib/call-failure.ts';
import { longest } from '../lib/forms/longest.ts';
import { useAnnounce } from './announcer.tsx';
import { useForm } from './use-form.ts';

/**
 * A small form that changes one thing: it announces success and closes, or shows the error and stays.
 *
 *     <TextField {...form.field('reason', unassignReason)} label="Why" />
 */
export const useChangeForm = (
  change: (values: (name: string) => string, chosen: (name: string) => string[]) => Promise<string>,
  onDone: () => void,
) => {
  const announce = useAnnounce();
  const form = useForm(async (values, chosen) => {
    try {
      announce(await change((name) => values(name).trim(), chosen));
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      return { kind: 'failed', text: problem.message, errors: problem.errors };
    }
    onDone();
    return undefined;
  });
  return {
    ...form,
    /** The props of a control; a text takes no more characters than its schema of the API. */
    field: (name: string, limit?: z.ZodType) => ({
      name,
      error: form.errors[name],
      ...(limit && { maxLength: longest(limit) }),
    }),
  };
};
