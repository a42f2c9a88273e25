import {
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Form';

const begin = (page: PDFPage, tag: string, properties?: string): void =>
  page.pushOperators(
    properties === undefined
      ? PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [`/${tag}`])
      : PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tag}`, properties]),
  );
const end = (page: PDFPage): void => page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));

/**
 * The structure of a PDF for screen readers: headings, paragraphs and fields in the order in which they are drawn (ISO
 * 32000-1, 14.7 and 14.8). Purely visual parts are artifacts, which are skipped.
 */
export const tagPdf = (document: PDFDocument) => {
  const { context, catalog } = document;
  const root = context.nextRef();
  const whole = context.nextRef();
  const elements: PDFRef[] = [];
  // By the number of a page, or of a field: the elements of what is marked there.
  const parents = new Map<number, PDFRef | PDFRef[]>();
  const numbers = new Map<PDFPage, number>();

  const marksOf = (page: PDFPage): PDFRef[] => {
    const number = numbers.get(page) ?? parents.size;
    const known = parents.get(number);
    if (Array.isArray(known)) return known;
    const marks: PDFRef[] = [];
    numbers.set(page, number);
    parents.set(number, marks);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(number));
    // The tab order follows the structure, too.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return marks;
  };
  const addElement = (role: Role) => {
    const ref = context.nextRef();
    const kids = context.obj([]);
    context.assign(ref, context.obj({ Type: 'StructElem', S: role, P: whole, K: kids }));
    elements.push(ref);
    return { ref, kids };
  };

  return {
    /** One element, from what each call of its result draws; it may continue on the next page. */
    element: (role: Role) => {
      const { ref, kids } = addElement(role);
      return (page: PDFPage, draw: () => void): void => {
        const marks = marksOf(page);
        const id = marks.push(ref) - 1;
        begin(page, role, `<</MCID ${id}>>`);
        draw();
        end(page);
        kids.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
      };
    },
    /** A purely visual part. */
    artifact: (page: PDFPage, draw: () => void): void => {
      begin(page, 'Artifact');
      draw();
      end(page);
    },
    /** The field that has just been put on a page. */
    field: (page: PDFPage): void => {
      const annotations = page.node.Annots();
      if (!annotations || annotations.size() === 0) throw new Error('There is no field on this page.');
      const at = annotations.size() - 1;
      const { ref, kids } = addElement('Form');
      kids.push(context.obj({ Type: 'OBJR', Pg: page.ref, Obj: annotations.get(at) }));
      // The page has its number first.
      marksOf(page);
      const number = parents.size;
      parents.set(number, ref);
      (annotations.lookup(at) as PDFDict).set(PDFName.of('StructParent'), PDFNumber.of(number));
    },
    /** Connects all of it to the document. */
    finish: (): void => {
      const numbered = [...parents].flatMap(([number, marked]) => [
        PDFNumber.of(number),
        Array.isArray(marked) ? context.obj(marked) : marked,
      ]);
      context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: elements }));
      context.assign(
        root,
        context.obj({
          Type: 'StructTreeRoot',
          K: whole,
          ParentTree: context.obj({ Nums: numbered }),
          ParentTreeNextKey: parents.size,
        }),
      );
      catalog.set(PDFName.of('StructTreeRoot'), root);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
};
export type Tags = ReturnType<typeof tagPdf>;
