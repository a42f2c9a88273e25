import { diary } from '../../shared/appointments/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { addMember } from '../groups/add-member.ts';
import { bookAppointment } from './book-appointment.ts';
import { callOffDate, takeBackDate } from '../groups/call-off-date.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { changeGroup } from '../groups/change-group.ts';
import { changeMember } from '../groups/change-member.ts';
import { chooseReminders } from './choose-reminders.ts';
import { createGroup } from '../groups/create-group.ts';
import { makeDependencies } from './dependencies.ts';
import { readFeedState, renewFeed, revokeFeed } from './feed.ts';
import { listGroups } from '../groups/list-groups.ts';
import { moveAppointment } from './move-appointment.ts';
import { readAppointment } from './read-appointment.ts';
import { readAppointments } from './read-appointments.ts';
import { readDiary } from './read-diary.ts';
import { readGroup } from '../groups/read-group.ts';
import { readRegister } from '../groups/read-register.ts';
import { recordAppointment } from './record-appointment.ts';
import { saveRegister } from '../groups/save-register.ts';

export const handler = serve(
  diary,
  {
    addMember,
    callOffDate,
    changeGroup,
    changeMember,
    createGroup,
    listGroups,
    readGroup,
    readRegister,
    saveRegister,
    takeBackDate,
    bookAppointment,
    cancelAppointment,
    chooseReminders,
    moveAppointment,
    readAppointment,
    readAppointments,
    readDiary,
    readFeedState,
    recordAppointment,
    renewFeed,
    revokeFeed,
  },
  makeDependencies,
);
