import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader of a PDF can select and search, page by page; for tests. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await task.destroy();
  return pages;
}

/** Texts of a PDF that are printed over each other, as pairs, page by page; empty on a paper that can be read. */
export async function printedOver(bytes: Uint8Array): Promise<[string, string][]> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pairs: [string, string][] = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    const boxes = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, x, y] = item.transform as number[];
      // From what hangs below the line to the height of capitals.
      return [
        { words: item.str, left: x!, right: x! + item.width, low: y! - size! * 0.2, high: y! + size! * 0.72 },
      ];
    });
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1))
        if (
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.high, other.high) - Math.max(one.low, other.low) > 0.1
        )
          pairs.push([one.words, other.words]);
    });
  }
  await task.destroy();
  return pairs;
}
