type Search<Row> = {
  typed: string;
  /** The text as it was when the typing last paused: the one that was asked for. */
  asked: string;
  found: { content: readonly Row[]; totalElements: number } | undefined;
  isFetching: boolean;
};

/** What a search shows. Rows that belong to an earlier text are never there to be chosen. */
export const settleSearch = <Row extends object>({ typed, asked, found, isFetching }: Search<Row>) => {
  const answer = typed !== '' && typed === asked ? found : undefined;
  return {
    rows: (answer?.content ?? []).filter((row): row is Extract<Row, { firstName: string }> => 'firstName' in row),
    total: answer?.totalElements,
    searching: typed !== '' && (typed !== asked || isFetching),
  };
};
