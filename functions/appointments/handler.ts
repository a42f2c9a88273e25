import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { chooseReminders } from './choose-reminders.ts';
import { makeDependencies } from './dependencies.ts';
import { readFeedState, renewFeed, revokeFeed } from './feed.ts';
import { moveAppointment } from './move-appointment.ts';
import { readAppointment } from './read-appointment.ts';
import { readAppointments } from './read-appointments.ts';
import { readDiary } from './read-diary.ts';
import { recordAppointment } from './record-appointment.ts';

export const handler = serve(
  appointmentCalls,
  {
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
