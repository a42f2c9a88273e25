import { sharingPurposes } from '../patients/record.ts';

/** What somebody may be asked to agree to. */
export const consentPurposes = [...sharingPurposes, 'research', 'photographs'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentLabels: Readonly<Record<ConsentPurpose, string>> = {
  gp: 'Sharing with their GP',
  services: 'Sharing with other services',
  research: 'Research',
  photographs: 'Photographs',
};

export const consentAnswers = ['given', 'refused', 'withdrawn'] as const;
