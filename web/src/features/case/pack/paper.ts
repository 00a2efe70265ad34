import { rgb, type PDFDocument, type PDFImage, type PDFPage, type RGB } from '@cantoo/pdf-lib';
import type { DrawnText } from './draw-text.ts';
import { piecesOf } from './pieces.ts';
import type { Style, Typeface } from './font/typeface.ts';

const hex = (value: number): RGB => rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
/** The product's colours on white paper. */
export const INK = {
  text: hex(0x1b2430),
  quiet: hex(0x5a6472),
  seal: hex(0x0f6b52),
  copy: hex(0xb3402a),
  rule: hex(0xc9c3b4),
};

/** A4, with margins that also leave the text whole on US Letter. */
const SHEET = { width: 595.28, height: 841.89 };
const EDGE = { side: 58, top: 86, bottom: 84 };

export interface Words {
  style?: Style;
  size?: number;
  color?: RGB;
  /** From the left edge of the text. */
  x?: number;
  width?: number;
}

/** Sheets that are written from top to bottom; what does not fit goes to the next one. */
export class Paper {
  readonly left = EDGE.side;
  readonly width = SHEET.width - 2 * EDGE.side;
  page!: PDFPage;
  /** Letters that are pictures, where they stand: embedded at the end, each once. */
  private readonly drawn: { page: PDFPage; text: DrawnText; x: number; y: number; size: number }[] = [];
  /** Where the next line goes, from below. */
  y = 0;

  constructor(
    private readonly doc: PDFDocument,
    readonly type: Typeface,
  ) {
    this.turn();
  }

  /** Goes to a new sheet. */
  turn(): void {
    this.page = this.doc.addPage([SHEET.width, SHEET.height]);
    this.y = SHEET.height - EDGE.top;
  }

  /** Sees to it that so much room is left on this sheet; gives whether it is another one for that. */
  room(height: number): boolean {
    if (this.y - height >= EDGE.bottom) return false;
    this.turn();
    return true;
  }

  gap(height: number): void {
    this.y -= height;
  }

  rule(color = INK.rule, thickness = 0.6): void {
    this.page.drawLine({
      start: { x: this.left, y: this.y },
      end: { x: this.left + this.width, y: this.y },
      thickness,
      color,
    });
  }

  /** A heading; `first`: the height of what must stand below it on the same sheet. */
  title(words: string, first = 24): void {
    this.gap(18);
    this.room(36 + first);
    this.write(words, { style: 'bold', size: 13.5 });
    this.gap(3);
    this.rule(INK.text, 0.9);
    this.gap(10);
  }

  /** Writes words, broken into lines; those that do not fit go to the next sheet. */
  write(words: string, how: Words = {}): void {
    const { size = 10 } = how;
    for (const line of this.lines(words, how)) {
      this.room(size * 1.4);
      this.y -= size * 1.15;
      this.line(line, { ...how, y: this.y });
      this.y -= size * 0.25;
    }
  }

  /** One line at a height, which stays where it is; gives where it ends. */
  line(
    words: string,
    { style = 'text', size = 10, color = INK.text, x = 0, y }: Words & { y: number },
  ): number {
    let at = this.left + x;
    for (const run of this.type.runs(words, style)) {
      if ('font' in run) {
        this.page.drawText(run.text, { x: at, y, size, font: run.font, color });
        at += run.font.widthOfTextAtSize(run.text, size);
      } else {
        this.drawn.push({ page: this.page, text: run.drawn, x: at, y, size });
        at += run.drawn.width * size;
      }
    }
    return at - this.left;
  }

  /** The words in lines that fit; what has no spaces is broken where it must be. */
  lines(words: string, { style = 'text', size = 10, x = 0, width = this.width - x }: Words = {}): string[] {
    const fits = (text: string) => this.type.width(text, style, size) <= width;
    return words.split(/\r?\n/).flatMap((paragraph) => {
      const found: string[] = [];
      let line = '';
      const put = (piece: string) => {
        if (fits(line + piece)) return void (line += piece);
        if (line.trim()) found.push(line.trimEnd());
        line = '';
        for (const part of piecesOf(piece.trimStart())) {
          if (!fits(line + part)) {
            found.push(line);
            line = '';
          }
          line += part;
        }
      };
      for (const piece of paragraph.split(/(?<=\s)/u)) put(piece);
      return [...found, line.trimEnd()];
    });
  }

  /** Two columns of a row, kept together; gives way to the next sheet as a whole, where `heads` says again what stands above the columns. */
  row(
    label: string,
    cells: readonly string[],
    { style, first = 92, heads }: { style?: Style; first?: number; heads?: () => void } = {},
  ): void {
    const size = 9;
    const width = (this.width - first) / cells.length - 10;
    const columns = cells.map((cell, n) => ({
      x: first + n * (width + 10),
      lines: this.lines(cell, { size, width, ...(style && { style }) }),
    }));
    const height = Math.max(1, ...columns.map(({ lines }) => lines.length)) * size * 1.4 + 8;
    if (this.room(height)) heads?.();
    const top = this.y - size * 1.15 - 3;
    this.line(label, { size: 8.5, color: INK.quiet, y: top });
    for (const { x, lines } of columns)
      lines.forEach((words, n) => {
        this.line(words, { size, x, y: top - n * size * 1.4, ...(style && { style }) });
      });
    this.y -= height;
    this.rule();
  }

  /** A picture, as large as it fits. */
  image(image: PDFImage, { x = 0, width, height }: { x?: number; width: number; height: number }): number {
    const size = image.scaleToFit(width, height);
    const scale = Math.min(1.5, size.width / image.width) / (size.width / image.width);
    const [wide, high] = [size.width * scale, size.height * scale];
    this.page.drawImage(image, { x: this.left + x, y: this.y - high, width: wide, height: high });
    this.box({ x: this.left + x, y: this.y - high, width: wide, height: high });
    return high;
  }

  /** A line around a picture. */
  box(at: { x: number; y: number; width: number; height: number }): void {
    this.page.drawRectangle({ ...at, borderColor: INK.rule, borderWidth: 0.6, opacity: 0 });
  }

  /** Puts the letters that are pictures in their places. */
  async placeDrawn(): Promise<void> {
    const images = new Map<DrawnText, PDFImage>();
    for (const { page, text, x, y, size } of this.drawn) {
      const image = images.get(text) ?? (await this.doc.embedPng(text.png()));
      images.set(text, image);
      const { width, ascent, descent } = text;
      page.drawImage(image, {
        x,
        y: y - descent * size,
        width: width * size,
        height: (ascent + descent) * size,
      });
    }
  }

  /** What stands above and below the text of every sheet. */
  frame({
    head,
    foot,
  }: {
    head: [string, string];
    foot: (page: number, of: number) => [string, string];
  }): void {
    const pages = this.doc.getPages();
    pages.forEach((page, n) => {
      this.page = page;
      const ends = ([one, other]: [string, string], y: number, color: RGB, style: Style = 'text') => {
        this.line(one, { size: 8.5, color, y });
        const width = this.type.width(other, style, 8.5);
        this.line(other, { size: 8.5, color: INK.quiet, x: this.width - width, y, style });
      };
      // Its right end names a handle.
      ends(head, SHEET.height - 56, INK.seal, 'mono');
      this.y = SHEET.height - 64;
      this.rule();
      this.y = 70;
      this.rule();
      ends(foot(n + 1, pages.length), 56, INK.quiet);
    });
  }
}
