import { fixedCategories } from '../../../shared/report/dimensions.ts';
import { addFigures, type Figures } from '../../../shared/report/events.ts';
import { rowView, suppressedView, type View } from '../../../shared/report/view.ts';
import type { Cell, Quarter, ReportFilter } from './figures.ts';

const figuresOf = (cells: readonly Cell[]): Figures => addFigures(...cells.map(({ figures }) => figures));

/** The row of a service or a worker among all of them, in the order of the table of services. */
const showOne = ({ cells, feedback }: Quarter, by: 'service' | 'worker', chosen: string): View => {
  const found = [...new Set([...cells.map((cell) => cell[by]), chosen])].toSorted();
  const ids = by === 'service' ? fixedCategories.service.map(({ id }) => id) : found;
  const rows = new Map(ids.map((id) => [id, figuresOf(cells.filter((cell) => cell[by] === id))]));
  // A service that does not exist has nobody.
  const own = rows.get(chosen) ?? {};
  const view = rowView([...rows.values()], own);
  return { ...view, figures: { ...view.figures, ...feedback } };
};

/** The published views of some quarters; undefined for a service and a worker together, which are not published. */
export const publishedViews = (quarters: readonly Quarter[], { service, worker }: ReportFilter): View[] | undefined => {
  if (service !== undefined && worker !== undefined) return undefined;
  return quarters.map((quarter) => {
    if (service !== undefined) return showOne(quarter, 'service', service);
    if (worker !== undefined) return showOne(quarter, 'worker', worker);
    return suppressedView(addFigures(figuresOf(quarter.cells), quarter.feedback));
  });
};
