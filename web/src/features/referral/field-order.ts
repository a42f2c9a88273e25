import { type Group, isList, type ListGroup } from '../../../../shared/forms/field.ts';
import { controlName } from '../../../../shared/forms/read-entries.ts';
import { referralGroups, referralSections } from '../../../../shared/forms/referral-form.ts';

/** The names of all fields as they follow each other on the screen. */
export const fieldOrder: string[] = referralSections
  .flatMap(({ groups }) => [...groups])
  .flatMap((name) => {
    const group: Group | ListGroup = referralGroups[name];
    return isList(group) ? [name] : Object.keys(group.fields).map((field) => controlName(name, field));
  });
