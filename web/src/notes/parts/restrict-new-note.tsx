import { LongTextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';
import styles from './restrict-new-note.module.css';
import type { NewNoteForm } from './use-new-note.ts';

/** Restricts a note to named people before it is saved, so that nobody else ever has a word of it. */
export const RestrictNewNote = ({ form }: { form: NewNoteForm }) => {
  const colleagues = useColleagues();
  const { userIds } = form.values;
  const tick = (id: string, isTicked: boolean) =>
    form.write({ userIds: isTicked ? [...userIds, id] : userIds.filter((one) => one !== id) });
  return (
    <>
      <Loaded from={colleagues}>
        {({ content }) => (
          <fieldset className={styles.people}>
            <legend>Who opens it without a reason</legend>
            <p>
              For a note about a colleague, or one that few may know. You always open it. Everybody else gives a reason,
              and all of these are told at once. With nobody ticked it is open as every note is.
            </p>
            {content.map((one) => (
              <label key={one.id} className={styles.person}>
                <input
                  type="checkbox"
                  checked={userIds.includes(one.id)}
                  onChange={({ target }) => tick(one.id, target.checked)}
                />
                {fullName(one)}
              </label>
            ))}
          </fieldset>
        )}
      </Loaded>
      {userIds.length > 0 && <LongTextField {...form.field('why')} label="Why it is restricted" rows={2} />}
    </>
  );
};
