import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { type Register, registerInput } from '../../../../shared/groups/group.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { unsavedInTab } from '../../kernel/lib/tab-storage.ts';
import {
  countUnsaved,
  isWorthRetrying,
  type RegisterValues,
  registerBody,
  registerDraft,
  retryAfter,
  savedRegister,
} from './register-values.ts';

const storedInTab = z.object({ savedAt: z.string(), value: registerDraft, base: registerDraft });

/**
 * The register of one date: taps are stored in this tab at once and go to the server as a draft. A requested save is
 * sent until it has arrived, however many attempts that takes.
 */
export const useRegister = (register: Register) => {
  const { day, group } = register;
  const { groupId } = group;
  const name = `register-${groupId}-${day}`;
  const [saved, setSaved] = useState(() => savedRegister(register));
  const form = useStaffForm({
    place: { form: `register-${day}`, recordId: groupId },
    schema: registerDraft,
    saved,
    limits: { note: registerInput.shape.note },
  });
  /** The number of attempts at a requested save that has not arrived yet. */
  const [failures, setFailures] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const trySave = async () => {
    let status: number | string | undefined;
    const done = await form.submit({
      check: () => ({}),
      send: async (sending) => {
        const answer = await send(groupCalls.saveRegister, { params: { groupId, day }, body: registerBody(sending) });
        status = answer.status;
        return answer;
      },
      done: (answer) =>
        answer.status === 200
          ? {
              value: answer.body.register,
              text: answer.body.message,
              saved: savedRegister(answer.body.register),
            }
          : undefined,
      stale: (answer) => (answer.status === 409 ? savedRegister(answer.body.current) : undefined),
    });
    return { done: done?.value, status };
  };

  const save = async (tried = 0): Promise<void> => {
    clearTimeout(timer.current);
    let { done, status } = await trySave();
    // The other leader marked other people: their marks are shown and merged with ours. Where both marked one person,
    // this asks and sends nothing.
    if (!done && status === 409) ({ done, status } = await trySave());
    if (done) {
      setSaved(savedRegister(done));
      unsavedInTab.forget(name);
    }
    const isWaiting = !done && status !== undefined && isWorthRetrying(status);
    setFailures(isWaiting ? tried + 1 : undefined);
  };

  const saveAgain = useEffectEvent(() => void save(failures));
  useEffect(() => {
    if (failures === undefined) return undefined;
    const again = () => saveAgain();
    timer.current = setTimeout(again, retryAfter(failures));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', again);
    };
  }, [failures]);

  const restore = useEffectEvent(() => {
    const stored = storedInTab.safeParse(unsavedInTab.read(name));
    if (stored.success) form.restore({ id: name, ...stored.data });
  });
  useEffect(() => restore(), []);

  return {
    form,
    values: form.values,
    saved: saved.values,
    unsaved: countUnsaved(form.values, saved.values),
    /** Whether a requested save has not arrived. */
    isWaiting: failures !== undefined,
    write: (change: RegisterValues): void => {
      const value = { ...form.values, ...change };
      unsavedInTab.store(name, { savedAt: new Date().toISOString(), value, base: saved.values });
      form.write(change);
    },
    save: () => save(),
  };
};
export type RegisterForm = ReturnType<typeof useRegister>;
