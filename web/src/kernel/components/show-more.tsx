import { forms } from '#words/forms.ts';
import type { Reading } from '../lib/reading.ts';
import { QuietButton } from './buttons.tsx';

type Paged<Page> = Reading<{ pages: Page[] }> & {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** A list that is read page by page, as `Loaded` takes it: trying again reads what failed, the next page or all. */
export const pagesOf = <Page,>({ data, error, isFetchNextPageError, fetchNextPage, refetch }: Paged<Page>) => ({
  data,
  error,
  refetch: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
});

/** The button that reads the next page of a list; nothing where there is none. */
export const ShowMore = ({ of, label }: { of: Paged<unknown>; label: string }) => {
  const { hasNextPage, error, isFetchingNextPage, fetchNextPage } = of;
  if (!hasNextPage || error) return null;
  return (
    <QuietButton
      label={isFetchingNextPage ? forms.wait : label}
      isOff={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    />
  );
};
