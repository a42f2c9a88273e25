import type { episodeCalls } from '../../shared/episodes/calls.ts';
import { createEnding } from '../appointments/store/planned/cancel-planned.ts';
import { readCancelledAtEnd } from '../appointments/store/planned/planned-appointments.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { findCaller } from '../patients/find-caller.ts';
import { createEpisodeStore } from './store/episode-store.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory());
  const callerBy = (username: string) => findCaller(username, staff);
  return {
    endPlanned: createEnding(table, callerBy),
    /** Sessions ahead that were cancelled as the episode ended. */
    readCancelledAtEnd: (patientId: string, at: string) => readCancelledAtEnd(table, patientId, at),
    episodes: createEpisodeStore(table),
    staff,
  };
};
export type EpisodesDependencies = ReturnType<typeof makeDependencies>;
export type EpisodesHandlers = Handlers<typeof episodeCalls, EpisodesDependencies>;
