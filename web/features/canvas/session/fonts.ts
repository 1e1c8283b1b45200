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
const registered = new Set<string>();

/**
 * Loads the files that draw a text in a font. Resolves also if one does not load: the text is then drawn by
 * what fills in. True if something new has loaded.
 */
export async function loadFont(font: string, text: string): Promise<boolean> {
  list ??= call(listDesignFonts).then(
    ({ fonts }) => fonts,
    () => {
      list = null;
      return [];
    },
  );
  const fonts = await list;
  for (const id of [font, ...fallbacks]) register(fonts.find((one) => one.id === id));
  const shorthand = `40px ${familiesOf(font)}`;
  if (document.fonts.check(shorthand, text)) return false;
  try {
    await document.fonts.load(shorthand, text);
  } catch {
    return false;
  }
  return true;
}

/**
 * Declares a font's files. The browser fetches those whose characters a text has, and of two that have a
 * character it takes the one that was declared last, the engine the first: spaces and digits are in several.
 */
function register(font: DesignFont | undefined): void {
  if (!font || registered.has(font.id)) return;
  registered.add(font.id);
  for (const [index, { unicodeRange }] of [...font.files.entries()].reverse()) {
    const source = `url(${designPicturePaths.font(font.id, index)}) format("woff2")`;
    document.fonts.add(new FontFace(font.id, source, { unicodeRange }));
  }
}
