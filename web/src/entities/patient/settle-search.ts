type Search<Row> = {
  typed: string;
  /** The text when the typing last paused, which was searched for. */
  asked: string;
  found: { content: readonly Row[]; totalElements: number } | undefined;
  isFetching: boolean;
};

/** The rows that a search shows. Rows of an earlier text can never be chosen. */
export const settleSearch = <Row extends object>({ typed, asked, found, isFetching }: Search<Row>) => {
  const answer = typed !== '' && typed === asked ? found : undefined;
  return {
    rows: (answer?.content ?? []).filter((row): row is Extract<Row, { firstName: string }> => 'firstName' in row),
    total: answer?.totalElements,
    searching: typed !== '' && (typed !== asked || isFetching),
  };
};
