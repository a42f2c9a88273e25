import * as z from 'zod';
import { singleLine, ulidText } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';
import { daySpan, reportTable } from './report.ts';

/** To whom a report was sent. */
export const sentTo = singleLine(200, 'Please write to whom it is sent.');

/** It follows from the day, from what was sent, and to whom: the same is stored once a day. */
export const sentReportId = ulidText('Please choose the copy from the list.');

/** A copy of a report as it was sent to somebody. It has what is published, and nothing of it ever changes. */
export const sentReportLine = z.object({
  copyId: sentReportId,
  at: z.iso.datetime(),
  by: staffUser,
  sentTo: z.string(),
  now: daySpan,
  before: daySpan,
  /** The service or the worker that it is about, by their names of that day. */
  about: z.string(),
});

export const sentReport = sentReportLine.extend({ tables: z.array(reportTable) });

/** How many copies are listed, the latest first. */
export const mostSentReports = 100;
