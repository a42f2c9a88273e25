import type { AppointmentPlace, AppointmentStatus, Notice } from './appointments.ts';

export const placeLabels: Readonly<Record<AppointmentPlace, string>> = {
  room: 'In a room',
  telephone: 'By telephone',
  video: 'By video',
  home: 'At their home',
};

export const statusLabels: Readonly<Record<AppointmentStatus, string>> = {
  planned: 'Planned',
  attended: 'Attended',
  late: 'Attended, late',
  missed: 'Did not attend',
  cancelled: 'Cancelled',
};

export const cancellerLabels = { person: 'The person', service: 'We did' } as const;

export const noticeLabels: Readonly<Record<Notice, string>> = {
  'under-a-day': 'Less than 24 hours before',
  'a-day-or-two': 'One or two days before',
  longer: 'More than two days before',
};
