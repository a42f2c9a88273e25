import type * as z from 'zod';
import { longest } from '../forms/longest.ts';
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
    announce(await change((name) => values(name).trim(), chosen));
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
