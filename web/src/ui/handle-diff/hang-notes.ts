import styles from './HandleDiff.module.css';

/** Height of one row of hanging notes, in pixels. */
const PITCH = 30;

interface Place {
  x: number;
  width: number;
  side: 'left' | 'right' | undefined;
  row: number;
}

/**
 * Hangs each note of a handle diff from its glyph when all of it fits on one line; otherwise the numbered list stays.
 * Measures, so it runs after layout, again when the box or the typeface changes. Returns the function that stops it.
 */
export function hangNotes(figure: HTMLElement): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => arrange(figure));
  };
  arrange(figure);
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(soon);
  observer?.observe(figure);
  document.fonts?.ready.then(soon, () => {});
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}

function arrange(figure: HTMLElement): void {
  const columns = [...figure.querySelectorAll<HTMLElement>(`.${styles.column}`)];
  const list = figure.querySelector<HTMLElement>(`.${styles.notes}`);
  if (!list || columns.length === 0) return;
  const notes = [...list.children] as HTMLElement[];
  figure.classList.remove(styles.leaders!);
  list.style.removeProperty('height');
  for (const note of notes) for (const name of ['left', 'right', '--drop']) note.style.removeProperty(name);

  const oneLine = columns[0]!.offsetTop === columns.at(-1)!.offsetTop;
  if (!oneLine || notes.length > 3) return;
  figure.classList.add(styles.leaders!);
  const box = list.getBoundingClientRect();
  const places = notes.map((note): Place => {
    const glyph = columns.find((c) => c.dataset.n === note.dataset.n)!.getBoundingClientRect();
    const x = glyph.left + glyph.width / 2 - box.left;
    const width = (note.lastElementChild as HTMLElement).offsetWidth + 14;
    const side = x + width <= box.width ? 'right' : x - width >= 0 ? 'left' : undefined;
    return { x, width, side, row: 0 };
  });
  rows(places);
  if (places.some((place) => !place.side) || crossed(places)) {
    figure.classList.remove(styles.leaders!);
    return;
  }
  notes.forEach((note, i) => {
    const { x, side, row } = places[i]!;
    note.style.setProperty(
      side === 'left' ? 'right' : 'left',
      `${Math.round(side === 'left' ? box.width - x : x)}px`,
    );
    note.style.setProperty('--drop', `${row * PITCH}px`);
    note.classList.toggle(styles.turned!, side === 'left');
  });
  list.style.height = `${notes.length * PITCH + 6}px`;
}

/** Right-hanging notes: the last takes the top row, so no leader crosses a note; left-hanging ones go below them all. */
function rows(places: Place[]): void {
  const order = [...places.keys()].sort(
    (i, j) => Number(places[i]!.side === 'left') - Number(places[j]!.side === 'left') || j - i,
  );
  order.forEach((i, row) => {
    places[i]!.row = row;
  });
}

const crossed = (places: Place[]): boolean =>
  places.some((p, i) =>
    places.some(
      (q, j) =>
        i !== j &&
        p.row < q.row &&
        (p.side === 'right' ? q.x > p.x && q.x < p.x + p.width : q.x < p.x && q.x > p.x - p.width),
    ),
  );
