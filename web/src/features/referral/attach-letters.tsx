import { lazy, Suspense } from 'react';
import { referral } from '#words/referral.ts';
import type { Audience } from '../../../../shared/forms/referral-form.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Sentence } from '../../components/sentence.tsx';
import { loadLater } from './load-later.ts';

// Loaded with the other parts that are needed once the audience is known.
const Letters = lazy(async () => ({ default: (await loadLater()).Letters }));

const otherwise = (
  <p>
    <Sentence
      text={referral.letterOtherwise}
      parts={{
        email: <a href={`mailto:${organisation.email}`}>{organisation.email}</a>,
        address: organisation.address.join(', '),
      }}
    />
  </p>
);

/** A way to add letters, which needs scripts; without them, how to send one otherwise. */
export const AttachLetters = ({ audience, error }: { audience: Audience | undefined; error: string | undefined }) =>
  audience === undefined ? (
    otherwise
  ) : (
    <Suspense fallback={otherwise}>
      <Letters audience={audience} error={error} />
    </Suspense>
  );
