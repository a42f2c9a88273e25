import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { rewritePdf } from './rewrite-pdf.ts';

type Parts = { catalog?: string; page?: string; objects?: readonly string[] };

/** A PDF of one page, written by hand; further objects are numbered from 10. */
const write = ({ catalog = '', page = '', objects = [] }: Parts): Buffer => {
  const all = [
    `1 0 obj <</Type/Catalog/Pages 2 0 R ${catalog}>> endobj`,
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9] ${page}>> endobj`,
    ...objects.map((object, index) => `${index + 10} 0 obj ${object} endobj`),
  ];
  return Buffer.from(`%PDF-1.7\n${all.join('\n')}\ntrailer <</Root 1 0 R/Size 99>>\nstartxref\n0\n%%EOF`, 'latin1');
};
const judge = async (parts: Parts | Buffer) => {
  const rewritten = await rewritePdf(Buffer.isBuffer(parts) ? parts : write(parts));
  return 'fault' in rewritten ? rewritten.fault : 'taken';
};

/** Every dictionary and text of what was made of a file. */
const read = async (parts: Parts) => {
  const rewritten = await rewritePdf(write(parts));
  if ('fault' in rewritten) throw new Error(rewritten.fault);
  const { context } = await PDFDocument.load(rewritten.file);
  const dicts: PDFDict[] = [];
  const texts: string[] = [];
  const left: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let one = left.pop(); one; one = left.pop()) {
    const dict = one instanceof PDFStream ? one.dict : one;
    if (dict instanceof PDFDict) dicts.push(dict);
    if (dict instanceof PDFDict) left.push(...dict.values());
    if (one instanceof PDFArray) left.push(...one.asArray());
    if (one instanceof PDFString) texts.push(one.asString());
  }
  const names = (key: string) => dicts.flatMap((dict) => dict.get(PDFName.of(key))?.toString() ?? []);
  return { names, texts };
};

/** A name as it may be written: as it is, with its first letter as a number, and as an object of its own. */
const shapes = {
  direct: (name: string) => ({ written: `/${name}`, objects: [] }),
  escaped: (name: string) => ({
    written: `/#${name.charCodeAt(0).toString(16).padStart(2, '0')}${name.slice(1)}`,
    objects: [],
  }),
  'by reference': (name: string) => ({ written: ' 10 0 R', objects: [`/${name}`] }),
  'by a reference to a reference': (name: string) => ({ written: ' 10 0 R', objects: ['11 0 R', `/${name}`] }),
} as const;
const inEveryShape = (names: readonly string[]) =>
  names.flatMap((name) => Object.entries(shapes).map(([shape, make]) => [name, shape, make(name)] as const));

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
const removedActions = ['URI', 'Named', 'ResetForm', 'Hide', 'SetOCGState', 'Thread', 'Trans'];

/** The places in which a reader looks for an action. */
const places: Readonly<Record<string, (action: string) => Parts>> = {
  'when the file is opened': (action) => ({ catalog: `/OpenAction ${action}` }),
  'at a click': (action) => ({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>]` }),
  'at a click that came from the web': (action) => ({ page: `/Annots[<</Subtype/Link/PA ${action}>>]` }),
  'at a step of a presentation': (action) => ({ page: `/PresSteps <</Type/NavNode/NA ${action}>>` }),
  'after another': (action) => ({ catalog: `/OpenAction <</S/GoTo/D[3 0 R/Fit]/Next ${action}>>` }),
  'among several after another': (action) => ({
    catalog: `/OpenAction <</S/GoTo/D[3 0 R/Fit]/Next[<</S/GoTo/D(x)>> ${action}]>>`,
  }),
  'after another after another': (action) => ({
    catalog: `/OpenAction <</S/GoTo/D(x)/Next <</S/GoTo/D(y)/Next ${action}>>>>`,
  }),
  'in the table of contents': (action) => ({
    catalog: '/Outlines 30 0 R',
    objects: [...Array<string>(20).fill('null'), '<</First 31 0 R/Last 31 0 R/Count 1>>', `<</Title(x)/A ${action}>>`],
  }),
  'of a field': (action) => ({ catalog: `/AcroForm <</Fields[<</FT/Btn/T(x)/Kids[<</A ${action}>>]>>]>>` }),
  'of a name': (action) => ({ catalog: `/Names <</Dests <</Names[(x) <</D[3 0 R/Fit]/A ${action}>>]>>>>` }),
};
const everyPlace = Object.entries(places);

describe('an action that is refused', () => {
  it.each(inEveryShape(refusedActions))('is %s, %s, wherever it is', async (_, __, { written, objects }) => {
    expect(await judge({ catalog: `/Other [[<</S${written}>>]]`, objects })).toBe('active');
  });

  it.each(everyPlace)('is any that is not known, %s', async (_, place) => {
    expect(await judge(place('<</Type/Action/S/Unheard>>'))).toBe('active');
    expect(await judge(place('<</Type/Action/S(Launch)>>'))).toBe('active');
  });

  it.each(everyPlace)('is one by reference whose name is one, %s', async (_, place) => {
    const { objects = [], ...parts } = place(' 90 0 R');
    const padding = Array<string>(80 - objects.length).fill('null');
    expect(await judge({ ...parts, objects: [...objects, ...padding, '<</S 91 0 R>>', '/Unheard'] })).toBe('active');
  });

  it('is one in a compressed list of objects', async () => {
    const listed = deflateSync(Buffer.from('40 0 <</S/Launch/F(cmd.exe)>>'));
    const stream = `<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${listed.length}>> stream\n${listed.toString('latin1')}\nendstream`;
    expect(await judge({ catalog: '/OpenAction 40 0 R', objects: [stream] })).toBe('active');
  });

  it('is one of the table of the file itself', async () => {
    const file = write({}).toString('latin1').replace('/Root 1 0 R', '/Root <</Type/Catalog/Pages 2 0 R/AA<<>>>>');
    expect(await judge(Buffer.from(file, 'latin1'))).toBe('active');
  });
});

describe('an action that shows nothing', () => {
  it.each(
    inEveryShape(removedActions).flatMap(([name, shape, made]) =>
      everyPlace
        .filter(([place]) => shape === 'direct' || place === 'at a click')
        .map(([place, put]) => [name, shape, place, put, made] as const),
    ),
  )('is taken out: %s, %s, %s', async (name, _, __, put, { written, objects }) => {
    const { objects: others = [], ...parts } = put(`<</S${written}/URI(https://elsewhere.example)/Marked true>>`);
    const { names, texts } = await read({ ...parts, objects: others.length > 0 ? others : objects });
    expect(names('Marked')).toEqual([]);
    expect(names('S')).not.toContain(`/${name}`);
    expect(texts).not.toContain('https://elsewhere.example');
  });

  it('leaves the rest of what it was at, as the words of a link', async () => {
    const { names } = await read(places['at a click']?.('<</S/URI/URI(https://elsewhere.example)>>') ?? {});
    expect(names('Subtype')).toContain('/Link');
    expect(names('A')).toEqual([]);
  });

  it('takes the address with it to which others are relative', async () => {
    expect((await read({ catalog: '/URI<</Base(https://elsewhere.example)>>' })).names('URI')).toEqual([]);
  });
});

describe('what turns to another page stays', () => {
  it.each(everyPlace)('%s', async (_, place) => {
    const { names } = await read(place('<</S/GoTo/D[3 0 R/Fit]/Marked true>>'));
    expect(names('Marked')).toEqual(['true']);
  });

  it('and so does a place, where an action could be, and what is said to screen readers', async () => {
    const { names } = await read({
      catalog: '/OpenAction[3 0 R/Fit]/StructTreeRoot<</K<</S/Heading1/A[<</O/Layout/Placement/Block>>]>>>>',
    });
    expect(names('OpenAction')).toHaveLength(1);
    expect(names('Placement')).toEqual(['/Block']);
  });
});

describe('what is more than pages', () => {
  it.each([
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
  ])('is refused: /%s, however it is written and however deep', async (key) => {
    const { direct, escaped } = shapes;
    for (const { written } of [direct(key), escaped(key)]) {
      expect(await judge({ catalog: `${written} <<>>` })).toBe('active');
      expect(await judge({ page: `/Deep[[<</Deeper 10 0 R>>]]`, objects: [`[<<${written} 1>>]`] })).toBe('active');
      expect(await judge({ catalog: '/S 10 0 R', objects: [`<<${written} 0/Length 0>> stream\n\nendstream`] })).toBe(
        'active',
      );
    }
  });

  it.each(inEveryShape(['EmbeddedFile', 'Filespec', 'PS', 'Rendition']))(
    'is refused: a thing of the type %s, %s',
    async (_, __, { written, objects }) => {
      expect(await judge({ catalog: `/Other<</Type${written}>>`, objects })).toBe('active');
      expect(await judge({ catalog: `/Other<</Subtype${written}>>`, objects })).toBe('active');
    },
  );

  it.each(['F', 'FFilter', 'FDecodeParms', 'OPI', 'Ref'])(
    'is refused: a stream from elsewhere, by /%s',
    async (key) => {
      const stream = `<</${key}(https://elsewhere.example)/Length 0>> stream\n\nendstream`;
      expect(await judge({ page: '/Contents 10 0 R', objects: [stream] })).toBe('active');
      // The same letter is something else elsewhere: what is printed of an annotation.
      if (key === 'F') expect(await judge({ page: '/Annots[<</Subtype/Link/F 4>>]' })).toBe('taken');
    },
  );

  it.each(inEveryShape(['URL']))('is refused: a file of the web, /FS %s %s', async (_, __, { written, objects }) => {
    expect(await judge({ catalog: `/Other<</FS${written}/F(https://elsewhere.example)>>`, objects })).toBe('active');
  });

  it.each(inEveryShape(['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia', 'Projection', 'Unheard']))(
    'is refused: %s on a page, %s',
    async (_, __, { written, objects }) => {
      expect(await judge({ page: `/Annots[<</Subtype${written}>>]`, objects })).toBe('active');
    },
  );

  it.each([
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
  ])('is not what is drawn on a page: %s', async (type) => {
    const parts = { page: '/Annots 10 0 R', objects: ['[11 0 R]', `<</Subtype/${type}/Rect[0 0 9 9]>>`] };
    expect((await read(parts)).names('Subtype')).toContain(`/${type}`);
  });
});

describe('what is stored', () => {
  it('is what the pages lead to, and nothing that was put beside it', async () => {
    const { texts, names } = await read({
      catalog: '/Lang(en-GB)/Other 10 0 R',
      objects: ['(on the way)', '(beside it)', '<</S/Launch/F(cmd.exe)>>'],
    });
    expect(texts).toContain('on the way');
    expect(texts).toContain('en-GB');
    expect(texts).not.toContain('beside it');
    expect(names('S')).toEqual([]);
  });

  it('can be read in one way only: no circle of references, and no two objects of one number', async () => {
    expect(await judge({ catalog: '/OpenAction 10 0 R', objects: ['11 0 R', '10 0 R'] })).toBe('broken');
    const two = write({ catalog: '/Other[9 0 R 9 1 R]' }).toString('latin1');
    const objects = '9 0 obj (one) endobj 9 1 obj (other) endobj trailer';
    expect(await judge(Buffer.from(two.replace('trailer', objects), 'latin1'))).toBe('broken');
  });
});
