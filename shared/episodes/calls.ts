import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { patientId } from '../questionnaires/result.ts';
import { episode, episodeList } from './episode.ts';
import { closingInput, newEpisodeInput, reopeningInput } from './episode-input.ts';

const changedEpisode = z.object({ ...problem.shape, current: episode.optional() });

const ending = { permission: 'mayDeactivatePatients', params: { patientId } } as const;

/** The episodes of a patient. They are calls of the records. */
export const episodeCalls = {
  /** Every episode of a patient, with who did what. */
  listEpisodes: defineCall('GET /api/crm/episodes/{patientId}', {
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: episodeList, 404: problem },
  }),
  /** Closes the current episode, which makes the patient inactive; or completes the closing of a closed one. */
  closeEpisode: defineCall('POST /api/crm/episodes/{patientId}/close', {
    ...ending,
    body: closingInput,
    /** 409 without `current` while an alert is open; with it where somebody else has changed the episode. */
    replies: { 200: confirmation, 400: problem, 404: problem, 409: changedEpisode },
  }),
  /** For whoever closed it, within a day; later for those who may reactivate. */
  reopenEpisode: defineCall('POST /api/crm/episodes/{patientId}/reopen', {
    ...ending,
    body: reopeningInput,
    replies: { 200: confirmation, 403: problem, 404: problem, 409: changedEpisode },
  }),
  /** A further episode on the same record: the patient is active again. */
  startEpisode: defineCall('POST /api/crm/episodes/{patientId}', {
    permission: 'mayWriteRecords',
    params: { patientId },
    body: newEpisodeInput,
    replies: { 201: confirmation, 400: problem, 404: problem, 409: changedEpisode },
  }),
};
