import type { HandedPlanned } from '../../../shared/appointments/planned.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';

/** What nobody can take over, with the place of it in the request; undefined where there is no such thing. */
export const nobodyTakes = (to: StaffUser | undefined, planned: HandedPlanned | undefined) => {
  const [wrong] = (['sessions', 'tasks'] as const).filter((what) => !to && planned?.[what] === 'move');
  return (
    wrong && {
      path: `planned.${wrong}`,
      message: `There is nobody to move the ${wrong} to. Please choose something else, or to whom the patients go.`,
    }
  );
};
