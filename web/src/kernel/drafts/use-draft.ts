import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { Fields } from '../forms/edit-state.ts';
import { type DraftPlace, type DraftView, type OpenedDraft, openDraft, type RecoverableDraft } from './open-draft.ts';

const nothing = { offers: [], state: 'idle' } as const;

/**
 * Stores the words typed into a staff form on the server until they are saved, and offers them back to the same
 * person: after an idle sign-out, a closed tab or an empty battery. None of them stay in the browser. A form uses it
 * through `useStaffForm`.
 *
 * Words typed before a record is chosen go to the first one that is; words about one record never go to another: the
 * form of another record is another form.
 */
export const useDraft = <Value>({ form, recordId, patientId, schema }: DraftPlace & { schema: z.ZodType<Value> }) => {
  const [view, setView] = useState<DraftView<Value>>(nothing);
  const draft = useRef<OpenedDraft<Value>>(undefined);
  const typed = useRef<{ value: Value; base: Fields; recordId: string | undefined }>(undefined);
  const place = useRef(recordId);
  useEffect(() => {
    place.current = recordId;
    const before = draft.current;
    const opened = openDraft({ form, recordId, patientId }, schema, setView);
    draft.current = opened;
    const moved = typed.current;
    if (moved && moved.recordId === undefined && recordId !== undefined) {
      typed.current = { ...moved, recordId };
      opened.storeTyped(moved.value, moved.base);
      void opened.flush().then(async (isStored) => {
        if (isStored) await before?.clear();
      });
    }
    return () => {
      void opened.close();
      setView(nothing);
    };
  }, [form, recordId, patientId, schema]);
  // The same for as long as the form is on the screen.
  const [calls] = useState(() => ({
    storeTyped: (value: Value, base: Fields): void => {
      typed.current = { value, base, recordId: place.current };
      draft.current?.storeTyped(value, base);
    },
    clear: async (): Promise<void> => {
      typed.current = undefined;
      await draft.current?.clear();
    },
    flush: async (): Promise<boolean> => (await draft.current?.flush()) ?? false,
    restore: (offer: RecoverableDraft<Value>): void => {
      typed.current = { value: offer.value, base: offer.base, recordId: place.current };
      draft.current?.restore(offer);
    },
    discard: (offer: RecoverableDraft<Value>): void => draft.current?.discard(offer),
  }));
  return { ...view, calls };
};
