import { canvasFontPath, ownFontId } from '#contract/canvas-font-ids.ts';
import { partLoader } from '#web/ui/part-loader.ts';

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

/**
 * A document without texts needs none of it. The page loads it after all that is shown first, so that a text
 * is drawn without a network, too.
 */
export const loadProductFontsPart = partLoader(() => import('./product-fonts.ts'));

/** The families for `context.font` and CSS: the font, then what fills in for its missing characters. */
export function familiesOf(font: string): string {
  const families = [font, ...fallbacks.filter((fallback) => fallback !== font)];
  return `${families.map((family) => `"${family.replaceAll('"', '')}"`).join(', ')}, sans-serif`;
}

/**
 * Loads the files that draw a text in a font. Resolves also if one does not load: the text is then drawn by
 * what fills in. True if something new has loaded.
 */
export async function loadFont(font: string, text: string): Promise<boolean> {
  const own = ownFontId(font);
  const isChanged = own !== null && (await loadOwnFont(font, own));
  const { loadProductFonts } = await loadProductFontsPart();
  return (await loadProductFonts([...new Set([font, ...fallbacks])], text)) || isChanged;
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
