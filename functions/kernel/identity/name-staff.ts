import type { StaffUser } from '../../../shared/patients/record.ts';
import type { StaffDirectory } from './directory.ts';

type Naming = { staff: Pick<StaffDirectory, 'name'> };
export type NameOf = (id: string) => StaffUser;

/** The names of some accounts; empty ones for an account that is no more. */
export const nameStaff = async ({ staff }: Naming, ids: readonly string[]): Promise<NameOf> => {
  const names = await staff.name([...ids]);
  return (id) => names.get(id) ?? { id, firstName: '', lastName: '' };
};

/** How a stored item, or a list of them, is shown with the names of staff in it; an item that cannot be read is passed on unchanged. */
export const namingStaff = <Stored extends object, Shown>(
  idsOf: (stored: Stored) => readonly string[],
  show: (stored: Stored, nameOf: NameOf) => Shown,
) => ({
  one: async (stored: Stored, naming: Naming): Promise<Shown> => show(stored, await nameStaff(naming, idsOf(stored))),
  all: async <Other extends { unreadable: true } = never>(
    rows: readonly (Stored | Other)[],
    naming: Naming,
  ): Promise<(Shown | Other)[]> => {
    const isOther = (row: Stored | Other): row is Other => 'unreadable' in row;
    const nameOf = await nameStaff(
      naming,
      rows.flatMap((row) => (isOther(row) ? [] : idsOf(row))),
    );
    return rows.map((row) => (isOther(row) ? row : show(row, nameOf)));
  },
});
