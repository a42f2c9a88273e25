import { useState } from 'react';

type Sheet = { number: number; patientId: string | undefined };

/** Answers may come before the patient is chosen, and go along; from one patient they never go to another. */
export const formInstanceFor = (sheet: Sheet, patientId: string | undefined): Sheet => {
  if (sheet.patientId === patientId) return sheet;
  return { number: sheet.number + (sheet.patientId === undefined ? 0 : 1), patientId };
};

/** The number of the sheet that is being filled in: a new one whenever a patient is left, saved or not. */
export const useFormInstance = (patientId: string | undefined): number => {
  const [sheet, setSheet] = useState<Sheet>({ number: 0, patientId });
  const next = formInstanceFor(sheet, patientId);
  if (next !== sheet) setSheet(next);
  return next.number;
};
