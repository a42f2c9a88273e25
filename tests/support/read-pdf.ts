import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';

const unfold = (object: PDFObject | undefined): string =>
  object instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : '';

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What each glyph of a font stands for, as the font says itself. */
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

/** The words on each page of a PDF that Chromium has printed. */
export const readPdf = async (bytes: Uint8Array): Promise<string[]> => {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map(({ node }) => {
    const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const glyphsOf = (name: string) =>
      readGlyphs(unfold(fonts?.lookup(PDFName.of(name), PDFDict).lookup(PDFName.of('ToUnicode'))));
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((one) => document.context.lookup(one)) : [contents];
    let glyphs = new Map<number, string>();
    let text = '';
    for (const [, font, shown, line] of streams
      .map(unfold)
      .join('\n')
      .matchAll(/\/(\w+) [\d.]+ Tf|((?:<\w+>|\[[^\]]*\])\s*T[jJ])|(T[dm*]|ET)\b/g)) {
      if (font) glyphs = glyphsOf(font);
      if (line) text += ' ';
      for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g)) {
        for (const [glyph] of hex.matchAll(/\w{4}/g)) text += glyphs.get(Number.parseInt(glyph, 16)) ?? '';
      }
    }
    return text.replaceAll(/\s+/g, ' ');
  });
};
