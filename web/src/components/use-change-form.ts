import { CallFailure } from '../lib/call-failure.ts';
import { useAnnounce } from './announcer.tsx';
import { useForm } from './use-form.ts';

/** A small form that changes one thing: it announces success and closes, or shows the error and stays. */
export const useChangeForm = (
  change: (values: (name: string) => string, chosen: (name: string) => string[]) => Promise<string>,
  onDone: () => void,
) => {
  const announce = useAnnounce();
  return useForm(async (values, chosen) => {
    try {
      announce(await change((name) => values(name).trim(), chosen));
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      return { kind: 'failed', text: problem.message, errors: problem.errors };
    }
    onDone();
    return undefined;
  });
};
