import { vi } from 'vitest';
import { type DraftView, openDraft, type RecoverableDraft } from '../../web/src/kernel/drafts/open-draft.ts';
import { openConflicts, type Saved } from '../../web/src/kernel/forms/edit-state.ts';
import { createFormControl } from '../../web/src/kernel/forms/form-control.ts';
import {
  createServer,
  fields,
  type Link,
  type Person,
  type Place,
  places,
  type StoredRecord,
  schema,
  transportOf,
  type Values,
} from './walked-server.ts';

// Two people with two tabs each, over forms that change a record and forms that add a note. Everything is the product's
// own except the network, which is the API's rule of versions in memory. Every word is typed once, so that it can be
// found again. Errors at the end are reported in words.

/**
 * The walk's knowledge of a word: the value that its writer last typed or chose it over, that of each tab, where they
 * restored it in another and chose anew, and whether they have discarded it.
 */
type Word = { against: string; inTab: Map<unknown, string>; isDiscarded: boolean };

export const walkTogether = async (steps: readonly (readonly [number, number, number])[]): Promise<string[]> => {
  const server = createServer();
  const words = new Map<string, Word>();
  const wrong: string[] = [];
  let typed = 0;

  const openForm = (person: Person, place: Place) => {
    const link: Link = { network: 'up' };
    let view: DraftView<Values> = { offers: [], state: 'idle' };
    const draft = openDraft<Values>(
      { form: place as 'case-note', recordId: undefined },
      schema,
      (next) => {
        view = next;
      },
      transportOf(server, person, link),
    );
    const isNote = place === 'case-note';
    const control = createFormControl<Values>({ saved: server.recordOf(place).saved, draft, onState: () => undefined });
    return { person, place, link, draft, control, isNote, view: () => view };
  };
  type Form = ReturnType<typeof openForm>;

  const letGo = (word: unknown) => {
    const known = words.get(String(word));
    if (known) known.isDiscarded = true;
  };
  const decide = (word: Word, { control }: Form, against: string) => {
    word.against = against;
    word.inTab.set(control, against);
  };
  const write = ({ control }: Form, field: string): string => {
    typed += 1;
    const word = `word ${typed}`;
    const shown = control.state().values[field] ?? '';
    // Typed over an unsaved word of one's own, it still has the base of that word.
    const own = words.get(shown);
    const isUnsaved = own && control.state().saved.values[field] !== shown;
    const against = isUnsaved ? (own.inTab.get(control) ?? own.against) : shown;
    words.set(word, { against, inTab: new Map([[control, against]]), isDiscarded: false });
    if (isUnsaved) letGo(shown);
    control.write({ [field]: word });
    return word;
  };
  const takeBack = ({ control }: Form, field: string) => {
    const { values, saved } = control.state();
    if (values[field] !== saved.values[field]) letGo(values[field]);
    control.write({ [field]: saved.values[field] ?? '' });
  };
  const choose = (form: Form, pick: number) => {
    const { control } = form;
    const { conflicts } = control.state();
    const names = Object.keys(conflicts);
    const name = names[pick % Math.max(1, names.length)];
    const conflict = name === undefined ? undefined : conflicts[name];
    if (name === undefined || !conflict) return;
    const choice = pick % 3 === 0 ? 'theirs' : 'mine';
    if (choice === 'theirs') letGo(conflict.mine);
    else {
      const mine = words.get(String(conflict.mine));
      if (mine) {
        mine.isDiscarded = false;
        decide(mine, form, String(conflict.theirs));
      }
    }
    control.choose(name, choice);
  };

  /** The API's side of a save: refused when it is stale, and checked closely when it is not. */
  const acceptChange = ({ control }: Form, record: StoredRecord, { version, values }: Saved<Values>) => {
    if (version !== record.saved.version) return { status: 409, current: record.saved } as const;
    for (const field of fields) {
      const before = record.saved.values[field] ?? '';
      const after = values[field] ?? '';
      if (before === after) continue;
      const word = words.get(after);
      if (word?.against !== before && word?.inTab.get(control) !== before)
        wrong.push(`${field}: '${after}' took the place of '${before}', which its writer had not seen`);
    }
    record.saved = { version: version + 1, values: { ...values } };
    record.history.push(record.saved.values);
    return { status: 200, current: record.saved } as const;
  };
  /** Saves; words typed during the sending have the sent value as their base. */
  const submit = async (form: Form, typedOn: string | undefined) => {
    const { control, place, link, isNote } = form;
    const prepared = control.prepare(() => ({}));
    if (!('ready' in prepared)) return;
    if (isNote && !prepared.ready.values.words) return;
    type Answer = { status: 200 | 409 | 'unreachable'; current?: Saved<Values> };
    await control.send<Answer, true>(
      {
        check: () => ({}),
        send: async (ready, key): Promise<Answer> => {
          const { network } = link;
          if (network === 'lost') return { status: 'unreachable' };
          const during = typedOn && write(form, typedOn);
          const answer: Answer = isNote ? { status: 200 } : acceptChange(form, server.recordOf(place), ready);
          if (isNote) {
            const text = ready.values.words ?? '';
            const isTwice = [...server.notes].some(
              ([other, note]) => other !== key && note.form === control && note.text === text,
            );
            if (isTwice) wrong.push(`'${text}' was saved twice`);
            server.notes.set(key, { text, form: control });
          }
          const known = during && words.get(during);
          if (known && typedOn && answer.status === 200) decide(known, form, ready.values[typedOn] ?? '');
          return network === 'lost-reply' ? { status: 'unreachable' } : answer;
        },
        done: ({ status, current }) =>
          status === 200 ? { value: true, ...(isNote || !current ? {} : { saved: current }) } : undefined,
        stale: ({ status, current }) => (status === 409 ? current : undefined),
      },
      prepared.ready,
    );
  };

  const tabs: (Form | undefined)[] = [undefined, undefined, undefined, undefined];
  const closing: Form[] = [];
  const leave = async (at: number) => {
    const form = tabs[at];
    tabs[at] = undefined;
    if (!form) return;
    closing.push(form);
    await form.draft.close();
  };
  const wordsOf = (value: Values) => Object.values(value);

  const act = async ([which, what, pick]: readonly [number, number, number]): Promise<void> => {
    const at = which % tabs.length;
    const form = tabs[at];
    if (!form) {
      tabs[at] = openForm(at < 2 ? 'amina' : 'bela', places[pick % 4 === 0 ? 1 : 0] as Place);
      return;
    }
    const names = form.isNote ? ['words'] : [...fields];
    const field = names[pick % names.length] as string;
    const { offers } = form.view();
    const offer: RecoverableDraft<Values> | undefined = offers[pick % Math.max(1, offers.length)];
    const actions = [
      () => write(form, field),
      () => write(form, field),
      () => takeBack(form, field),
      () => offer && void form.control.restore(offer),
      () => offer && void form.control.restore(offer),
      () => {
        if (!offer || pick % 4 !== 0) return;
        for (const word of wordsOf(offer.value)) letGo(word);
        form.draft.discard(offer);
      },
      () => choose(form, pick),
      () => choose(form, pick),
      () => submit(form, undefined),
      () => submit(form, undefined),
      () => submit(form, pick % 3 === 0 ? field : undefined),
      () => form.control.syncSaved(server.recordOf(form.place).saved),
      async () => {
        for (const word of wordsOf(form.control.state().values)) letGo(word);
        for (const { mine } of Object.values(form.control.state().conflicts)) letGo(mine);
        await form.control.forget();
        await leave(at);
      },
      () => leave(at),
      // Signed out, or the page is reloaded: typed words have been stored before.
      async () => {
        form.link.network = 'up';
        await form.draft.flush();
        await leave(at);
      },
      () => {
        form.link.network = (['up', 'lost', 'lost-reply'] as const)[pick % 3] ?? 'up';
      },
      () => vi.advanceTimersByTimeAsync(pick * 12),
    ];
    await actions[what % actions.length]?.();
    // Nothing typed is still between keystrokes: the clock goes on.
    await vi.advanceTimersByTimeAsync(1);
  };

  for (const step of steps) await act(step);

  // In the end everybody has a connection, and every due attempt is made.
  for (const form of [...tabs.flatMap((tab) => tab ?? []), ...closing]) form.link.network = 'up';
  await vi.advanceTimersByTimeAsync(10 * 60_000);

  const found = new Set<string>();
  for (const form of tabs) {
    if (!form) continue;
    for (const word of wordsOf(form.control.state().values)) found.add(word);
    if (openConflicts(form.control.state()).length > 0) {
      for (const { mine } of Object.values(form.control.state().conflicts)) found.add(String(mine));
    }
  }
  for (const place of places)
    for (const values of server.recordOf(place).history) wordsOf(values).map((one) => found.add(one));
  for (const { text } of server.notes.values()) found.add(text);
  const drafted = Object.values(server.drafts).flatMap((stored) => [...stored.values()].map(({ content }) => content));
  for (const [word, { isDiscarded }] of words) {
    if (!isDiscarded && !found.has(word) && !drafted.some((content) => content.includes(`"${word}"`))) {
      wrong.push(`'${word}' is nowhere, and its writer did not let go of it`);
    }
  }
  for (const form of tabs) await form?.draft.close();
  vi.clearAllTimers();
  return wrong;
};
