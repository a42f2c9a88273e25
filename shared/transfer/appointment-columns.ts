import { cancellerLabels, noticeLabels, placeLabels, statusLabels } from '../appointments/appointment-words.ts';
import type { Column } from './column.ts';

const oneOfThese = (labels: Readonly<Record<string, string>>) => `One of these: ${Object.values(labels).join('; ')}.`;

export const patientColumn: Column = {
  id: 'patient',
  heading: 'Your reference',
  explain:
    'The reference of the patient: your own, as you imported it, or the one that this system gave, like K7M-4PX.',
  example: 'A-1001',
  required: true,
  main: true,
};

export const appointmentColumns: readonly Column[] = [
  patientColumn,
  { id: 'day', heading: 'Date', explain: 'Like 03/06/2025.', example: '10/06/2025', required: true, main: true },
  { id: 'time', heading: 'Time', explain: 'Like 14:30.', example: '14:30', required: true, main: true },
  { id: 'minutes', heading: 'Minutes', explain: 'How long it was.', example: '50', required: true, main: true },
  {
    id: 'place',
    heading: 'Place',
    explain: oneOfThese(placeLabels),
    example: 'By telephone',
    required: true,
    main: true,
  },
  {
    id: 'roomId',
    heading: 'Room',
    explain: 'The name of a room of Settings, where it was in a room.',
    example: '',
    main: true,
  },
  {
    id: 'worker',
    heading: 'Worker',
    explain: 'First and last name of a member of staff who has an account here.',
    example: 'Nasreen Akhtar',
    required: true,
    main: true,
  },
  {
    id: 'status',
    heading: 'What came of it',
    explain: oneOfThese(statusLabels),
    example: 'Attended',
    required: true,
    main: true,
  },
  { id: 'cancelled.by', heading: 'Who cancelled', explain: oneOfThese(cancellerLabels), example: '', main: true },
  { id: 'cancelled.notice', heading: 'How long before', explain: oneOfThese(noticeLabels), example: '', main: true },
  { id: 'cancelled.reason', heading: 'Why it was cancelled', explain: 'Text.', example: '', main: true },
  {
    id: 'interpreter',
    heading: 'Interpreter',
    explain: 'The language, where somebody interpreted.',
    example: '',
    main: true,
  },
  { id: 'caseNote', heading: 'Case note', explain: 'Text.', example: 'We spoke about sleep.', main: true },
];
