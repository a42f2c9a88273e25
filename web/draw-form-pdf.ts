import {
  type Color,
  colorString,
  PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFForm,
  PDFHexString,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { language } from '#words/language.ts';
import { paperForm } from '#words/paper-form.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { urgentHelp } from '../shared/country/urgent-help.ts';
import { referralForm } from '../shared/intake/public-referral.ts';
import { referralSections } from '../shared/intake/referral-form.ts';
import {
  askedFields,
  type Field,
  type Group,
  isList,
  type ListGroup,
  maxLengthOf,
} from '../shared/kernel/forms/field.ts';
import { controlName } from '../shared/kernel/forms/read-entries.ts';
import { facts, type Published, setFacts } from '../shared/organisation/facts.ts';
import type { FormColours } from '../shared/site/page-parts.ts';
import { type Role, type Tags, tagPdf } from './tag-pdf.ts';

// The referral form on paper, made from the same data as the one on the screen: to be filled in there or by hand.

const white = rgb(1, 1, 1);
const [width, height] = [595, 842];
const margin = 48;
const column = width - 2 * margin;

const headingSizes = { H1: 26, H2: 17, H3: 12 } as const;

type Line = { lines?: number; maxLength?: number; hint?: string | undefined };

/** A writer of sheets from top to bottom, which tracks the position. */
class Writer {
  private page: PDFPage;
  private y = 0;
  private titleOfGroup = '';
  private readonly document: PDFDocument;
  private readonly form: PDFForm;
  private readonly plain: PDFFont;
  private readonly bold: PDFFont;
  private readonly tags: Tags;
  private readonly ink: Color;
  private readonly quiet: Color;
  readonly madder: Color;

  constructor(document: PDFDocument, tags: Tags, [plain, bold]: readonly [PDFFont, PDFFont], colours: FormColours) {
    this.ink = colorString(colours.ink).rgb;
    this.quiet = colorString(colours.quiet).rgb;
    this.madder = colorString(colours.madder).rgb;
    this.tags = tags;
    this.document = document;
    this.form = document.getForm();
    this.plain = plain;
    this.bold = bold;
    this.page = this.turn();
  }

  private turn(): PDFPage {
    this.page = this.document.addPage([width, height]);
    this.y = height - margin;
    const number = this.document.getPageCount();
    const place = { x: margin, y: 26, size: 8, font: this.plain, color: this.quiet };
    this.tags.artifact(this.page, () => this.page.drawText(paperForm.footer(facts.longName, number), place));
    return this.page;
  }

  room(needed: number): void {
    if (this.y - needed < margin) this.turn();
  }

  text(words: string, size: number, { font = this.plain, color = this.ink, gap = 4, role = 'P' as Role } = {}): void {
    const lines: string[] = [''];
    for (const word of words.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (font.widthOfTextAtSize(longer, size) > column) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    const mark = this.tags.element(role);
    for (const line of lines) {
      this.room(size + gap);
      this.y -= size * 1.2;
      mark(this.page, () => this.page.drawText(line, { x: margin, y: this.y, size, font, color }));
    }
    this.y -= gap;
  }

  heading(words: string, role: keyof typeof headingSizes): void {
    const size = headingSizes[role];
    this.room(size + 70);
    this.y -= size * 0.6;
    this.text(words, size, { font: this.bold, role });
  }

  stitch(): void {
    this.room(12);
    this.y -= 6;
    const start = { x: margin, y: this.y };
    const end = { x: width - margin, y: this.y };
    const line = { start, end, thickness: 1.4, color: this.madder, dashArray: [7, 5] };
    this.tags.artifact(this.page, () => this.page.drawLine(line));
    this.y -= 4;
  }

  /** The name of the field for a screen reader; by default, its name in the record. */
  private describe(field: PDFField, label: string): void {
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(`${this.titleOfGroup} - ${label}`));
  }

  /** The words above what is to be filled in. */
  private label(label: string, hint: string | undefined): void {
    this.text(label, 9.5, { font: this.bold, gap: hint ? 1 : 4 });
    if (hint) this.text(hint, 8.5, { color: this.quiet, gap: 3 });
  }

  line(name: string, label: string, { lines = 1, maxLength, hint }: Line = {}): void {
    const tall = lines * 16 + 4;
    this.room(tall + (hint ? 44 : 18));
    this.label(label, hint);
    const box = this.form.createTextField(name);
    this.describe(box, label);
    if (lines > 1) box.enableMultiline();
    if (maxLength !== undefined) box.setMaxLength(maxLength);
    this.y -= tall;
    box.addToPage(this.page, {
      x: margin,
      y: this.y,
      width: column,
      height: tall,
      borderColor: this.quiet,
      borderWidth: 0.8,
      backgroundColor: white,
      textColor: this.ink,
      font: this.plain,
    });
    box.setFontSize(10);
    this.tags.field(this.page);
    this.y -= 7;
  }

  private square(x: number) {
    return { x, y: this.y, width: 12, height: 12, borderColor: this.quiet, borderWidth: 0.8, backgroundColor: white };
  }

  private box(name: string, label: string, place: ReturnType<Writer['square']>): void {
    const box = this.form.createCheckBox(name);
    this.describe(box, label);
    box.addToPage(this.page, place);
    this.tags.field(this.page);
  }

  private beside(x: number, label: string): void {
    const place = { x: x + 18, y: this.y + 2.5, size: 9.5, font: this.plain, color: this.ink };
    this.tags.element('P')(this.page, () => this.page.drawText(label, place));
  }

  choices(name: string, field: Extract<Field, { choices: unknown }>): void {
    this.room(40);
    this.label(field.label, field.hint);
    const group = field.kind === 'choice' ? this.form.createRadioGroup(name) : undefined;
    if (group) this.describe(group, field.label);
    const across = column / 2;
    field.choices.forEach(({ id, label }, index) => {
      if (index % 2 === 0) {
        this.room(18);
        this.y -= 17;
      }
      const x = margin + (index % 2) * across;
      const place = this.square(x);
      if (group) {
        group.addOptionToPage(id, this.page, place);
        this.tags.field(this.page);
      } else this.box(`${name}.${id}`, `${field.label} ${label}`, place);
      this.beside(x, label);
    });
    this.y -= 9;
  }

  tick(name: string, label: string): void {
    this.room(18);
    this.y -= 17;
    this.box(name, label, this.square(margin));
    this.beside(margin, label);
  }

  field(name: string, field: Field): void {
    const { label, hint } = field;
    if ('choices' in field) this.choices(name, field);
    else if (field.kind === 'tick') this.tick(name, label);
    else if (field.kind === 'date') this.line(name, paperForm.day(label), { hint });
    else {
      const lines = field.kind !== 'long-text' ? 1 : field.maxLength > 1000 ? 14 : 3;
      this.line(name, label, { lines, maxLength: maxLengthOf(field), hint });
    }
  }

  group(name: string, group: Group | ListGroup): void {
    this.titleOfGroup = group.title;
    this.heading(group.title, 'H3');
    if (group.hint) this.text(group.hint, 9, { color: this.quiet });
    if (!isList(group)) {
      for (const [field, asked] of askedFields(group)) this.field(controlName(name, field), asked);
      return;
    }
    for (let index = 0; index < group.initialItems + 2; index += 1) {
      this.line(`${name}.${index}`, `${group.line.label} ${index + 1}`, { maxLength: maxLengthOf(group.line) });
    }
  }
}

/** The bytes of the form as a PDF. The same data gives the same bytes. */
export const drawFormPdf = async (published: Published, colours: FormColours): Promise<Uint8Array> => {
  setFacts(published);
  const { email, address, phone } = facts;
  const document = await PDFDocument.create();
  document.setTitle(`${referralFormWords.title} - ${facts.longName}`, { showInWindowTitleBar: true });
  document.setLanguage(language.id);
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const tags = tagPdf(document);
  const writer = new Writer(
    document,
    tags,
    [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)],
    colours,
  );
  writer.heading(referralFormWords.title, 'H1');
  writer.stitch();
  writer.text(paperForm.introduction, 10.5);
  writer.text(paperForm.send(email, address.join(', '), phone), 10.5);
  // A number is never broken in two.
  const help = urgentHelp()
    .map(({ who, say }) => `${who}: ${say}`.replaceAll(' ', '\u00a0'))
    .join('. ');
  writer.text(paperForm.cannotWait(help), 10.5, { color: writer.madder });
  for (const section of referralSections) {
    writer.heading(referralFormWords.sections[section.id], 'H2');
    writer.stitch();
    for (const name of section.groups) writer.group(name, referralForm.groups[name]);
  }
  tags.finish();
  return document.save();
};
