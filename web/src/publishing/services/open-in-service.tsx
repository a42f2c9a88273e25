import { Link } from 'react-router-dom';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import styles from '../site/site.module.css';

/** Who is still in a service that may end. */
export const OpenInService = ({ id }: { id: string }) => (
  <Loaded from={useReading(taskCalls.countCaseload, { query: { service: id, status: 'active' } })}>
    {({ count, more }) => (
      <p className={styles.hint}>
        {count === 0 ? (
          'Nobody is in it now.'
        ) : (
          <>
            {more ? 'More than ' : ''}
            {count} {count === 1 ? 'patient is' : 'patients are'} in it now:{' '}
            <Link to={`${screens.patients}?${new URLSearchParams({ service: id })}`}>look at them</Link>. They stay
            until somebody closes or moves them.
          </>
        )}
      </p>
    )}
  </Loaded>
);
