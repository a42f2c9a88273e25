import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/*
 * What a PDF does beyond showing its pages. The names are those of ISO 32000-2, sections 12.5.6 and 12.6.4.
 */

/** Where a reader looks for an action: at a click, when the file is opened, and after another action. */
const actionKeys = ['A', 'PA', 'NA', 'OpenAction', 'Next'];
/** The one action that stays: it turns to another page of the same file. */
const allowedActions = ['GoTo'];
/** Actions that are taken out, since the pages say the same without them: most are links to the web, in many letters. */
const removedActions = ['URI', 'Named', 'ResetForm', 'Hide', 'SetOCGState', 'Thread', 'Trans'];

/** Names of actions that are refused wherever they are; any other action is refused where an action is looked for. */
const refusedActions = [
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'GoToDp',
  'GoTo3DView',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
];

/** Programs, forms of another kind, other files, and actions that no click begins. */
const refusedKeys = [
  'AA',
  'AF',
  'AlternatePresentations',
  'Collection',
  'EF',
  'EmbeddedFiles',
  'JS',
  'JavaScript',
  'Renditions',
  'RichMediaContent',
  'RichMediaSettings',
  'XFA',
];
const refusedTypes = ['EmbeddedFile', 'Filespec', 'PS', 'Rendition'];
/** Of a stream: its bytes, or what it shows, are in another file. */
const refusedKeysOfStreams = ['F', 'FFilter', 'FDecodeParms', 'OPI', 'Ref'];

/** What may be drawn on a page; among the others are attached files, sounds, films and models. */
const allowedAnnotations = [
  'Text',
  'Link',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Stamp',
  'Ink',
  'Popup',
  'Widget',
  'PrinterMark',
  'TrapNet',
  'Watermark',
  'Redact',
];

const mostReferences = 32;

/** The object itself, however many references lead to it. @throws where they go in a circle */
const resolve = (context: PDFContext, object: PDFObject | undefined): PDFObject | undefined => {
  let found = object;
  for (let step = 0; found instanceof PDFRef; step += 1) {
    if (step > mostReferences) throw new Error('References of a PDF go in a circle');
    found = context.lookup(found);
  }
  return found;
};

const dictOf = (object: PDFObject | undefined): PDFDict | undefined => {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
};

/** What the rules ask of one dictionary. */
const createReader = (context: PDFContext) => {
  const get = (dict: PDFDict, key: string) => resolve(context, dict.get(PDFName.of(key)));
  const nameIn = (dict: PDFDict, key: string): string | undefined => {
    const value = get(dict, key);
    return value instanceof PDFName ? value.decodeText() : undefined;
  };
  /** The dictionaries at a key: the one, or those of a list. */
  const dictsAt = (dict: PDFDict, key: string): PDFDict[] => {
    const value = get(dict, key);
    const all = value instanceof PDFArray ? value.asArray().map((one) => resolve(context, one)) : [value];
    return all.flatMap((one) => dictOf(one) ?? []);
  };
  return { nameIn, dictsAt };
};

/**
 * Takes out of a PDF what acts at a click and shows nothing, and everything that its pages do not lead to, so that all
 * that is left was looked at.
 *
 * @returns whether it still does more than show its pages: it must not be opened
 * @throws where it cannot be read in one way only
 */
export const disarmPdf = (context: PDFContext): { isActive: boolean } => {
  const { nameIn, dictsAt } = createReader(context);

  /** An action has a name in `S`; what has none there is a place in this file, or describes text for screen readers. */
  const actionsAt = (dict: PDFDict, key: string) =>
    dictsAt(dict, key).flatMap((one) => (one.has(PDFName.of('S')) ? [nameIn(one, 'S') ?? ''] : []));

  const removeActions = (dict: PDFDict): void => {
    for (const key of actionKeys)
      if (actionsAt(dict, key).some((name) => removedActions.includes(name))) dict.delete(PDFName.of(key));
    // The address itself, and that to which others are relative.
    dict.delete(PDFName.of('URI'));
  };

  const isActive = (dict: PDFDict, isStream: boolean): boolean =>
    refusedKeys.some((key) => dict.has(PDFName.of(key))) ||
    (isStream && refusedKeysOfStreams.some((key) => dict.has(PDFName.of(key)))) ||
    refusedActions.includes(nameIn(dict, 'S') ?? '') ||
    nameIn(dict, 'FS') === 'URL' ||
    refusedTypes.some((type) => nameIn(dict, 'Type') === type || nameIn(dict, 'Subtype') === type) ||
    actionKeys.some((key) => actionsAt(dict, key).some((name) => !allowedActions.includes(name))) ||
    dictsAt(dict, 'Annots').some((one) => !allowedAnnotations.includes(nameIn(one, 'Subtype') ?? ''));

  const { Root, Info } = context.trailerInfo;
  const left: (PDFObject | undefined)[] = [Root, Info];
  const seen = new Set<PDFObject>();
  const numbers = new Map<number, PDFRef>();
  while (left.length > 0) {
    const one = left.pop();
    if (!one || seen.has(one)) continue;
    seen.add(one);
    if (one instanceof PDFRef) {
      // Readers differ in which of two objects of one number they show.
      if ((numbers.get(one.objectNumber) ?? one) !== one) throw new Error('Two objects of a PDF have one number');
      numbers.set(one.objectNumber, one);
      left.push(context.lookup(one));
    }
    if (one instanceof PDFArray) left.push(...one.asArray());
    const dict = dictOf(one);
    if (!dict) continue;
    removeActions(dict);
    if (isActive(dict, one instanceof PDFStream)) return { isActive: true };
    left.push(...dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!seen.has(ref)) context.delete(ref);
  return { isActive: false };
};
