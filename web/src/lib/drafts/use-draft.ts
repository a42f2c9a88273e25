import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { type DraftPlace, type DraftView, type Offer, openDraft } from './open-draft.ts';

const nothing = { offers: [], state: 'idle' } as const;

/**
 * Keeps what is typed into a staff form on the server until it is saved, and offers it back to the same person: after an
 * idle sign-out, a closed tab or a dead battery. Nothing of it stays in the browser.
 *
 *     const draft = useDraft({ form: 'case-note', recordId: patient?.referralId, schema: noteDraft });
 *     ...
 *     <DraftOffer draft={draft} what="case note" onTake={({ text }) => setText(text)} />
 *     <textarea value={text} onChange={(event) => { setText(event.target.value); draft.keep({ text: event.target.value }); }} />
 *     ...after the record was saved: await draft.clear();
 *
 * - `form` is a name of lower-case letters and dashes; `recordId` is the record's id, undefined while there is none.
 *   A change of either opens the draft of that place, and what is typed moves there.
 * - `schema` is a constant of the module (JSON in and out); a draft that no longer fits it is not offered.
 * - `keep(value)` may be called with every keystroke: it is sent when the typing pauses, at the latest after 10 seconds.
 * - An offer that was not answered is kept beside the new text, so nothing is written over.
 */
export const useDraft = <Value>({ form, recordId, schema }: DraftPlace & { schema: z.ZodType<Value> }) => {
  const [view, setView] = useState<DraftView<Value>>(nothing);
  const desk = useRef<ReturnType<typeof openDraft<Value>>>(undefined);
  const typed = useRef<Value>(undefined);
  useEffect(() => {
    const before = desk.current;
    const opened = openDraft({ form, recordId }, schema, setView);
    desk.current = opened;
    // What was typed before the patient was chosen is still on the screen: its draft goes along.
    if (typed.current !== undefined) {
      opened.keep(typed.current);
      void before?.clear();
    }
    return () => {
      void opened.close();
      setView(nothing);
    };
  }, [form, recordId, schema]);
  return {
    ...view,
    keep: (value: Value): void => {
      typed.current = value;
      desk.current?.keep(value);
    },
    clear: async (): Promise<void> => {
      typed.current = undefined;
      await desk.current?.clear();
    },
    take: (offer: Offer<Value>): void => {
      typed.current = offer.value;
      desk.current?.take(offer);
    },
    discard: (offer: Offer<Value>): void => desk.current?.discard(offer),
  };
};
export type UsedDraft<Value> = ReturnType<typeof useDraft<Value>>;
