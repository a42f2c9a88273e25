import { describe, expect, it } from 'vitest';
import type { Register } from '../../../../shared/groups/group.ts';
import { marks } from '../../../../shared/groups/groups.ts';
import { createFormControl } from '../../kernel/forms/form-control.ts';
import {
  countUnsaved,
  everybodyHere,
  isWorthRetrying,
  newGuest,
  type RegisterValues,
  registerBody,
  retryAfter,
  savedRegister,
} from './use-register.ts';

const names = ['Amina', 'Bushra', 'Cemile', 'Dalia'];
const blank: Register = {
  group: { groupId: 'group', name: 'Circle', where: '' },
  ...{
    day: '2026-11-19',
    time: '10:00',
    until: '11:30',
    minutes: 90,
    pending: false,
    guests: [],
    note: '',
    version: 0,
  },
  leader: { id: 'leader', firstName: 'Nasreen', lastName: 'Akhtar' },
  people: names.map((firstName) => ({ memberId: firstName, firstName, joinedOn: '2026-09-03' })),
};

describe('a register as a form', () => {
  it('has a mark for everybody who is here, and leaves those who have one', () => {
    const { values } = savedRegister(blank);
    const marked = { ...values, Bushra: 'told' };
    expect({ ...marked, ...everybodyHere(marked, names) }).toMatchObject({
      ...{ Amina: 'here', Bushra: 'told', Cemile: 'here', Dalia: 'here' },
    });
  });

  it('sends marks, guests and the note, and nothing of who has no mark or of a guest whose name was emptied', () => {
    const values = {
      ...savedRegister(blank).values,
      Amina: 'late',
      ...newGuest('Zoe'),
      ...newGuest(' '),
      note: 'Tea.',
    };
    const { marks: sent, guests, note } = registerBody({ version: 3, values });
    expect([sent, guests.map(({ firstName }) => firstName), note]).toEqual([
      [{ memberId: 'Amina', mark: 'late' }],
      ['Zoe'],
      'Tea.',
    ]);
    expect(countUnsaved(values, savedRegister(blank).values)).toBe(3);
  });

  it('is sent again later and later, and not where that cannot help', () => {
    expect([0, 1, 4, 9].map(retryAfter)).toEqual([2_000, 4_000, 32_000, 60_000]);
    expect(['unreachable', 'busy', 503, 400, 409, 'barred'].map(isWorthRetrying)).toEqual([
      ...[true, true, true, false, false, false],
    ]);
  });
});

/** Pseudo-random numbers, the same in every run. */
const madeUp = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 8) % below;
  };
};

/** A server with the store's rules: a register as a whole, on the version that was read; repeating a save succeeds. */
const startServer = () => {
  let stored: Register = blank;
  return {
    read: () => stored,
    save: ({ version, ...sent }: ReturnType<typeof registerBody>) => {
      const people = blank.people.map((one) => {
        const found = sent.marks.find(({ memberId }) => memberId === one.memberId);
        return found ? { ...one, mark: found.mark } : one;
      });
      const next = { ...blank, people, guests: sent.guests, note: sent.note };
      if (JSON.stringify({ ...next, version: 0 }) === JSON.stringify({ ...stored, version: 0 })) {
        return { status: 200 as const, body: { register: stored } };
      }
      if (version !== stored.version) return { status: 409 as const, body: { current: stored } };
      stored = { ...next, version: version + 1 };
      return { status: 200 as const, body: { register: stored } };
    },
  };
};

const startLeader = (server: ReturnType<typeof startServer>, isOffline: () => 'asked' | 'answered' | undefined) => {
  const decided = new Map<string, string>();
  const control = createFormControl<RegisterValues>({
    saved: savedRegister(server.read()),
    draft: { storeTyped: () => undefined, clear: async () => undefined, restore: () => undefined },
    onState: () => undefined,
  });
  const send = async (): Promise<boolean> => {
    const prepared = control.prepare(() => ({}));
    if (!('ready' in prepared)) return false;
    const outcome = await control.send(
      {
        check: () => ({}),
        send: async (saved) => {
          const lost = isOffline();
          if (lost === 'asked') return { status: 'unreachable' as const };
          const answer = server.save(registerBody(saved));
          return lost === 'answered' ? { status: 'unreachable' as const } : answer;
        },
        done: (answer) =>
          answer.status === 200 ? { value: true, saved: savedRegister(answer.body.register) } : undefined,
        stale: (answer) => (answer.status === 409 ? savedRegister(answer.body.current) : undefined),
      },
      prepared.ready,
    );
    return outcome.kind === 'done';
  };
  return {
    control,
    decided,
    tap: (memberId: string, mark: string) => {
      control.write({ [memberId]: mark });
      decided.set(memberId, mark);
    },
    send,
    /** A person's answer to every question: they look, and one of the two stays. */
    answer: (choose: (name: string) => 'mine' | 'theirs') => {
      for (const [name, { choice }] of Object.entries(control.state().conflicts)) {
        if (choice !== undefined) continue;
        const chosen = choose(name);
        control.choose(name, chosen);
        decided.set(name, control.state().values[name] ?? '');
      }
    },
  };
};

describe('two leaders who mark at once, over a connection that comes and goes', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'nothing is lost, and no mark is undone unseen: %i',
    async (seed) => {
      const any = madeUp(seed);
      const server = startServer();
      let isBack = false;
      const lost = () => (isBack ? undefined : ([undefined, undefined, 'asked', 'answered'] as const)[any(4)]);
      const leaders = [startLeader(server, lost), startLeader(server, lost)];
      /** The last decision about each person that was confirmed as saved. */
      const touched = new Map<string, Set<number>>();
      for (let step = 0; step < 30; step += 1) {
        const who = any(2);
        const leader = leaders[who];
        if (!leader) continue;
        const memberId = names[any(names.length)] ?? '';
        if (any(3) > 0) {
          leader.tap(memberId, marks[any(marks.length)] ?? 'here');
          touched.set(memberId, (touched.get(memberId) ?? new Set()).add(who));
        } else if (!(await leader.send())) leader.answer(() => (any(2) === 0 ? 'mine' : 'theirs'));
      }
      // The connection is back; each leader saves until it is done, and answers the questions.
      isBack = true;
      for (let round = 0; round < 12; round += 1) {
        for (const leader of leaders) if (!(await leader.send())) leader.answer(() => 'mine');
      }
      const stored = savedRegister(server.read()).values;
      for (const leader of leaders) expect(countUnsaved(leader.control.state().values, stored)).toBe(0);
      for (const memberId of names) {
        const by = [...(touched.get(memberId) ?? [])];
        // A person whom nobody marked has no mark; one whom one leader marked has that leader's last mark.
        if (by.length === 0) expect(stored[memberId]).toBe('');
        if (by.length === 1) expect(stored[memberId]).toBe(leaders[by[0] ?? 0]?.decided.get(memberId));
        // A person whom both marked has the last decision of one of the two.
        if (by.length === 2) expect(leaders.map((one) => one.decided.get(memberId))).toContain(stored[memberId]);
      }
    },
  );
});
