import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

const unfold = (object: PDFObject | undefined): string =>
  object instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : '';

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of each glyph of a font, by the font's own table. */
const readGlyphs = (toUnicode: string): Map<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of toUnicode.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      glyphs.set(Number.parseInt(glyph, 16), fromHex(text));
    }
  }
  for (const [, block = ''] of toUnicode.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [first, last, start] = [from, to, text].map((hex) => Number.parseInt(hex, 16)) as [number, number, number];
      for (let glyph = first; glyph <= last; glyph += 1) glyphs.set(glyph, String.fromCodePoint(start + glyph - first));
    }
  }
  return glyphs;
};

const pack = (text: string): string => text.replaceAll(/\s/g, '');

type Font = { glyphs: Map<number, string>; digits: number };

const readFont = (fonts: PDFDict | undefined, name: string): Font => {
  const font = fonts?.lookup(PDFName.of(name), PDFDict);
  const isWide = font?.lookup(PDFName.of('Subtype')) === PDFName.of('Type0');
  return { glyphs: readGlyphs(unfold(font?.lookup(PDFName.of('ToUnicode')))), digits: isWide ? 4 : 2 };
};

/**
 * The text on each page of a PDF printed by Chromium, without spaces, which are distances there. `pack` gives the
 * comparable form of words.
 */
export const readPdf = async (bytes: Uint8Array): Promise<{ pages: string[]; pack: typeof pack }> => {
  const document = await PDFDocument.load(bytes);
  const pages = document.getPages().map(({ node }) => {
    const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    let font: Font | undefined;
    let text = '';
    for (const [, name, shown = ''] of unfold(node.Contents()).matchAll(
      /\/(\w+) [\d.]+ Tf|((?:<\w+>|\[[^\]]*\])\s*T[jJ])/g,
    )) {
      if (name) font = readFont(fonts, name);
      for (const [, hex = ''] of shown.matchAll(/<(\w+)>/g)) {
        const codes = hex.match(new RegExp(`.{${font?.digits}}`, 'g')) ?? [];
        text += codes.map((code) => font?.glyphs.get(Number.parseInt(code, 16)) ?? '').join('');
      }
    }
    return pack(text);
  });
  return { pages, pack };
};
