import { useAnnounce } from '../../components/announcer.tsx';
import { useForm } from '../../components/use-form.ts';
import { CallFailure } from '../../lib/call-failure.ts';

/** A form that changes one account: it says what was done and closes, or says what is wrong and stays. */
export const useChangeForm = (change: (values: (name: string) => string) => Promise<string>, onDone: () => void) => {
  const announce = useAnnounce();
  return useForm(async (values) => {
    try {
      announce(await change((name) => values(name).trim()));
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      return { kind: 'failed', text: problem.message, errors: problem.errors };
    }
    onDone();
    return undefined;
  });
};
