/** Finds the faces that can draw a text in a preferred face. */
import type { FontId } from '../catalogue.ts';
import { familyFor, placeOf } from './faces.ts';

/**
 * Fallback faces, tried in this order. They are grouped by script: condensed and wide Cyrillic and Greek,
 * Hebrew and Arabic, Devanagari, Thai, Korean, Japanese and traditional Chinese, simplified Chinese.
 */
const fallbackFaces: readonly FontId[] = [
  'sofia-sans-extra-condensed',
  'rubik',
  'fredoka',
  'baloo-2',
  'kanit-italic',
  'black-han-sans',
  'dela-gothic-one',
  'zcool-qingke-huangyou',
];

const joiners = /[\u200e\u200f]|\u200c|\u200d/u;

export interface FontStack {
  /** For `context.font`: quoted family names, best first. */
  families: string;
  /** The text without the characters that no installed face draws. */
  text: string;
  /** Those characters, each once. */
  missing: string[];
}

/** Whether one face draws the whole text, so that no word mixes two designs. */
function coversAll(id: FontId, text: string): boolean {
  return [...text].every(
    (character) => joiners.test(character) || familyFor(id, codePointOf(character)) !== null,
  );
}

/**
 * Returns the face to use for a text: the preferred one if it has every glyph, else the first fallback that
 * has.
 */
export function faceFor(preferred: FontId, text: string): FontId {
  return [preferred, ...fallbackFaces].find((id) => coversAll(id, text)) ?? preferred;
}

/** Returns the families for a text in a face, with fallbacks only for the characters it lacks. */
export function fontStack(id: FontId, text: string): FontStack {
  const faces = [id, ...fallbackFaces.filter((face) => face !== id)];
  const families = new Map<string, number>();
  const missing = new Set<string>();
  let drawable = '';
  for (const character of text) {
    const point = codePointOf(character);
    const at = faces.findIndex((face) => familyFor(face, point) !== null);
    const face = faces[at];
    const family = face ? familyFor(face, point) : null;
    if (face && family) families.set(family, at * mostFiles + placeOf(face, family));
    if (family || joiners.test(character)) drawable += character;
    else missing.add(character);
  }
  // In the order of faces, not of characters: a browser, too, draws a space by the first face that has one.
  const ordered = [...families].sort(([, one], [, other]) => one - other);
  const quoted = ordered.map(([family]) => `"${family}"`).join(', ');
  return { families: quoted, text: drawable.trim(), missing: [...missing] };
}

/** More than any face has. */
const mostFiles = 1000;

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
