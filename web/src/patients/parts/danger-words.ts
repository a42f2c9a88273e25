import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import type { DangerSign } from '../../../../shared/safety/danger.ts';

const { fields } = recordGroups.referralRiskAssessment as { fields: Record<string, { label: string }> };

/** A safety question of the form, in the words of staff. */
export const safetyLabel = (name: string): string => fields[name]?.label ?? name;

/** The signs that somebody may be in danger, in words: never by a colour alone. */
export const describeDanger = (danger: readonly DangerSign[]): string =>
  danger.map((sign) => (sign === 'words' ? 'what the reason says' : safetyLabel(sign))).join('; ');
