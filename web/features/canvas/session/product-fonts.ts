import { type DesignFont, designPicturePaths, listDesignFonts } from '#contract/design-files.ts';
import { call } from '#web/api/call.ts';

let list: Promise<readonly DesignFont[]> | null = null;

/** A file of a font, with the runs of code points that it can draw: first and last of each. */
interface FontFile {
  readonly face: FontFace;
  readonly runs: readonly (readonly [number, number])[];
}
/** The files of the fonts that were declared, in the engine's order. */
const declared = new Map<string, readonly FontFile[]>();

/**
 * Loads the files of the product's fonts that draw a text; the first font that has a character draws it.
 * True if something new has loaded.
 */
export async function loadProductFonts(ids: readonly string[], text: string): Promise<boolean> {
  list ??= call(listDesignFonts).then(
    ({ fonts }) => fonts,
    () => {
      list = null;
      return [];
    },
  );
  const fonts = await list;
  const files = ids.map((id) => declare(fonts.find((one) => one.id === id)));
  let isChanged = false;
  for (;;) {
    const missing = facesOf(files, text).filter(({ status }) => status !== 'loaded');
    if (missing.length === 0) return isChanged;
    // Once more: where a file does not load, the next font that has the character fills in.
    const loads = await Promise.allSettled(missing.map((face) => face.load()));
    isChanged ||= loads.some(({ status }) => status === 'fulfilled');
  }
}

/**
 * The files that draw a text: for each character that of the first font that has it. `document.fonts.load`
 * would take every file of every font that has one of the characters, hundreds for a space.
 */
function facesOf(fonts: readonly (readonly FontFile[])[], text: string): FontFace[] {
  const files = fonts.flat().filter(({ face }) => face.status !== 'error');
  const faces = new Set<FontFace>();
  for (const character of new Set(text)) {
    const point = character.codePointAt(0) ?? 0;
    const file = files.find(({ runs }) => runs.some(([first, last]) => first <= point && point <= last));
    if (file) faces.add(file.face);
  }
  return [...faces];
}

/**
 * Declares a font's files, and returns them. The browser fetches those whose characters a text has, and of
 * two that have a character it takes the one that was declared last, the engine the first: spaces and digits
 * are in several.
 */
function declare(font: DesignFont | undefined): readonly FontFile[] {
  if (!font) return [];
  const known = declared.get(font.id);
  if (known) return known;
  const files = font.files.map(({ unicodeRange }, index) => {
    const source = `url(${designPicturePaths.font(font.id, index)}) format("woff2")`;
    return { face: new FontFace(font.id, source, { unicodeRange }), runs: runsOf(unicodeRange) };
  });
  for (const { face } of files.toReversed()) document.fonts.add(face);
  declared.set(font.id, files);
  return files;
}

/** Reads `U+20-7E, U+A0`. */
function runsOf(unicodeRange: string): [number, number][] {
  return unicodeRange.split(',').map((run) => {
    const [first = '', last = first] = run.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
