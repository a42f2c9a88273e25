import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { type Register, type RegisterInput, registerInput } from '../../../../shared/groups/group.ts';
import { type Mark, marks } from '../../../../shared/groups/groups.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import type { Saved } from '../../kernel/forms/edit-state.ts';
import { isSame } from '../../kernel/forms/edit-state.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { unsavedInTab } from '../../kernel/lib/tab-storage.ts';

/*
 * A register as a form: a field for each member with their mark or nothing, one for each guest with the first name or
 * nothing, and the note. So the marks of two simultaneous leaders are merged person by person.
 */

const guestPrefix = 'guest-';
const noteField = 'note';

const registerDraft = z.record(z.string(), z.string());
export type RegisterValues = z.infer<typeof registerDraft>;

const isMark = (text: string | undefined): text is Mark => marks.some((mark) => mark === text);

export const savedRegister = ({ version, people, guests, note }: Register): Saved<RegisterValues> => ({
  version,
  values: {
    ...Object.fromEntries(people.map(({ memberId, mark = '' }) => [memberId, mark])),
    ...Object.fromEntries(guests.map(({ guestId, firstName }) => [guestPrefix + guestId, firstName])),
    [noteField]: note,
  },
});

export const markOf = (values: RegisterValues, memberId: string): Mark | undefined => {
  const mark = values[memberId];
  return isMark(mark) ? mark : undefined;
};

/** The guests; one whose name was emptied did not come. */
export const guestsOf = (values: RegisterValues): { field: string; guestId: string; firstName: string }[] =>
  Object.entries(values)
    .filter(([field, name]) => field.startsWith(guestPrefix) && name.trim() !== '')
    .map(([field, firstName]) => ({ field, guestId: field.slice(guestPrefix.length), firstName }));

export const newGuest = (firstName: string): RegisterValues => ({ [guestPrefix + crypto.randomUUID()]: firstName });

/** Marks everybody without a mark as here; other marks stay. */
export const everybodyHere = (values: RegisterValues, memberIds: readonly string[]): RegisterValues =>
  Object.fromEntries(memberIds.filter((id) => !markOf(values, id)).map((id) => [id, 'here' satisfies Mark]));

/** The form of the API. */
export const registerBody = ({ version, values }: Saved<RegisterValues>): RegisterInput => ({
  marks: Object.keys(values)
    .filter((field) => !field.startsWith(guestPrefix) && field !== noteField)
    .flatMap((memberId) => {
      const mark = markOf(values, memberId);
      return mark ? [{ memberId, mark }] : [];
    }),
  guests: guestsOf(values).map(({ guestId, firstName }) => ({ guestId, firstName })),
  note: values[noteField] ?? '',
  version,
});

export const countUnsaved = (values: RegisterValues, saved: RegisterValues): number =>
  Object.keys({ ...values, ...saved }).filter((field) => !isSame(values[field], saved[field])).length;

const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** The wait before a failed register is sent again; it doubles each time. */
export const retryAfter = (failures: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** failures);

/** Whether sending again may help after an answer: there was none, or the server was busy or failed. */
export const isWorthRetrying = (status: number | string): boolean =>
  status === 'unreachable' || status === 'busy' || (typeof status === 'number' && status >= 500);

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
