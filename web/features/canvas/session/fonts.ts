import { canvasFontPath, ownFontId } from '#contract/canvas-font-ids.ts';
import { type DesignFont, designPicturePaths, listDesignFonts } from '#contract/design-files.ts';
import { call } from '#web/api/call.ts';

/**
 * What draws the characters that a font lacks, in the engine's order: a text looks the same in the browser
 * and in a picture that the server draws.
 */
const fallbacks = [
  'sofia-sans-extra-condensed',
  'rubik',
  'fredoka',
  'baloo-2',
  'kanit-italic',
  'black-han-sans',
  'dela-gothic-one',
  'zcool-qingke-huangyou',
] as const;

/** The families for `context.font` and CSS: the font, then what fills in for its missing characters. */
export function familiesOf(font: string): string {
  const families = [font, ...fallbacks.filter((fallback) => fallback !== font)];
  return `${families.map((family) => `"${family.replaceAll('"', '')}"`).join(', ')}, sans-serif`;
}

let list: Promise<readonly DesignFont[]> | null = null;

/** A file of a font, with the runs of code points that it can draw: first and last of each. */
interface FontFile {
  readonly face: FontFace;
  readonly runs: readonly (readonly [number, number])[];
}
/** The files of the fonts that were declared, in the engine's order. */
const declared = new Map<string, readonly FontFile[]>();

/**
 * Loads the files that draw a text in a font. Resolves also if one does not load: the text is then drawn by
 * what fills in. True if something new has loaded.
 */
export async function loadFont(font: string, text: string): Promise<boolean> {
  const own = ownFontId(font);
  const isChanged = own !== null && (await loadOwnFont(font, own));
  return (await loadProductFont(font, text)) || isChanged;
}

async function loadProductFont(font: string, text: string): Promise<boolean> {
  list ??= call(listDesignFonts).then(
    ({ fonts }) => fonts,
    () => {
      list = null;
      return [];
    },
  );
  const fonts = await list;
  const files = [...new Set([font, ...fallbacks])].map((id) => declare(fonts.find((one) => one.id === id)));
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
 * Declares a font's files, and returns them. The browser fetches those whose characters a text has, and of two
 * that have a character it takes the one that was declared last, the engine the first: spaces and digits are
 * in several.
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

/** The user's own fonts that have loaded, or are loading; null of one that did not load. */
const ownFonts = new Map<string, Promise<FontFace | null>>();
/** Those of them that are drawn in another font. */
const missingFonts = new Set<string>();

/** Loads one of the user's own fonts. True if it has loaded now, or failed to. */
async function loadOwnFont(font: string, id: string): Promise<boolean> {
  const known = ownFonts.get(font);
  if (known) {
    await known;
    return false;
  }
  const loading = fetchFont(font, id);
  ownFonts.set(font, loading);
  const face = await loading;
  if (face) {
    document.fonts.add(face);
    missingFonts.delete(font);
  } else {
    // The next text in it tries again.
    ownFonts.delete(font);
    missingFonts.add(font);
  }
  return true;
}

async function fetchFont(font: string, id: string): Promise<FontFace | null> {
  try {
    const answer = await fetch(canvasFontPath(id));
    if (!answer.ok) return null;
    return await new FontFace(font, await answer.arrayBuffer()).load();
  } catch {
    return null;
  }
}

/** Whether a font could not be loaded, or was deleted: another one is drawn instead. */
export function isFontMissing(font: string): boolean {
  return missingFonts.has(font);
}

/** A deleted font is drawn no more. */
export function forgetOwnFont(font: string): void {
  for (const face of document.fonts)
    if (face.family.replaceAll('"', '') === font) document.fonts.delete(face);
  ownFonts.delete(font);
  missingFonts.add(font);
}
