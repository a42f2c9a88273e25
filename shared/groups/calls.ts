import * as z from 'zod';
import { diaryDay } from '../appointments/appointment.ts';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation, conflict } from '../kernel/replies.ts';
import { oneOf, optionalText, patternText } from '../kernel/text.ts';
import {
  callOffInput,
  group,
  groupChange,
  groupId,
  groupInput,
  groupMember,
  groupRow,
  groupScreen,
  memberChange,
  memberId,
  memberInput,
  register,
  registerInput,
} from './group.ts';

const startAgain = 'Please open the list of groups again.';
/** The cursor in the list of ended groups, from the answer before. */
const after = optionalText(patternText(40, /^\d{4}-\d\d-\d\d#\w{26}$/, startAgain));

/** A colleague has changed it (with the present version), or the leader or the room is not free (without). */
const changedElsewhere = z.object({ ...problem.shape, current: group.optional() });

const reading = { permission: 'mayReadGroups' } as const;
const writing = { permission: 'mayWriteRecords' } as const;
const ofDate = { permission: 'mayWriteRegisters', params: { groupId, day: diaryDay } } as const;
const callingOff = {
  ...ofDate,
  replies: { 200: confirmation, 404: problem, 409: problem },
} as const;

/** Groups of people who meet regularly, their members and attendance. They are calls of the diary. */
export const groupCalls = {
  /** Active groups by their last day; ended ones, the latest first. */
  listGroups: defineCall('GET /api/groups/{state}', {
    ...reading,
    audit: 'none',
    params: { state: oneOf(['active', 'ended'], startAgain) },
    query: { after },
    replies: { 200: z.object({ content: z.array(groupRow), next: z.string().optional() }) },
  }),
  readGroup: defineCall('GET /api/group/{groupId}', {
    ...reading,
    params: { groupId },
    replies: { 200: groupScreen, 404: problem },
  }),
  createGroup: defineCall('POST /api/group', {
    ...writing,
    concerns: 'none',
    body: groupInput,
    replies: { 201: group, 400: problem, 404: problem, 409: changedElsewhere },
  }),
  changeGroup: defineCall('POST /api/group/{groupId}', {
    ...writing,
    concerns: 'none',
    params: { groupId },
    body: groupChange,
    replies: { 200: group, 400: problem, 404: problem, 409: changedElsewhere },
  }),
  addMember: defineCall('POST /api/group/{groupId}/member', {
    ...writing,
    concerns: ['body.patientId'],
    params: { groupId },
    body: memberInput,
    replies: { 201: z.object({ message: z.string(), member: groupMember }), 404: problem, 409: problem },
  }),
  changeMember: defineCall('POST /api/group/{groupId}/member/{memberId}', {
    ...writing,
    concerns: 'found',
    params: { groupId, memberId },
    body: memberChange,
    replies: { 200: groupMember, 400: problem, 404: problem, 409: problem },
  }),
  readRegister: defineCall('GET /api/group/{groupId}/register/{day}', {
    ...reading,
    params: { groupId, day: diaryDay },
    replies: { 200: register, 404: problem },
  }),
  /** One date does not take place: its leader and its room are free then, and it has no register. */
  callOffDate: defineCall('POST /api/group/{groupId}/called-off/{day}', {
    ...callingOff,
    body: callOffInput,
  }),
  /** A date that was called off takes place after all. */
  takeBackDate: defineCall('DELETE /api/group/{groupId}/called-off/{day}', {
    ...callingOff,
  }),
  /** The register. The same sent again is stored once, and is written on the records that do not have it yet. */
  saveRegister: defineCall('POST /api/group/{groupId}/register/{day}', {
    ...ofDate,
    body: registerInput,
    replies: {
      200: z.object({ message: z.string(), register }),
      400: problem,
      404: problem,
      409: conflict(register),
    },
  }),
};
