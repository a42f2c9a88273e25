import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { MainButton } from '../../kernel/components/buttons.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import { Changes, changesOf } from './changes.tsx';
import type { SiteDraft } from './site-form.tsx';

type Props = { draft: SiteDraft; isDirty: boolean };

/** What a publication would change, and the button that makes it. */
export const Publish = ({ draft: { version, facts, words, wordCount, published, isBrokenOff }, isDirty }: Props) => {
  const announce = useAnnounce();
  const { mutate, isPending, error } = useCall(publishingCalls.publishSite, () =>
    announce('Published. Visitors see it now, on every page.'),
  );
  const isSame = changesOf(published.facts, facts).length === 0 && wordCount === 0;
  return (
    <Section id="publish" title="Publish">
      {isBrokenOff && (
        <Problem text="A publication was broken off, and some pages may show what it was about. Please publish again." />
      )}
      {isSame ? (
        <p>The draft is what visitors see. There is nothing to publish.</p>
      ) : (
        <>
          <p>Visitors will see these changes within a minute, on every page and in every language:</p>
          <Changes before={published.facts} after={facts} words={words} wordCount={wordCount} />
        </>
      )}
      {isDirty && <p>What you have typed above is not in the draft yet. Please save the draft first.</p>}
      {error && <Problem text={error.message} />}
      {(!isSame || isBrokenOff) && (
        <MainButton
          label={isPending ? 'Publishing…' : 'Publish'}
          isOff={isPending || isDirty}
          onClick={() => mutate({ body: { version } })}
        />
      )}
    </Section>
  );
};
