/** How layers name a user's own fonts, apart from the calls: every opened document reads it. */

/** The bytes of a font. Needs the session's cookie; they never change. */
export const canvasFontPath = (id: string): string => `/api/canvas/fonts/${encodeURIComponent(id)}/file`;

/** How a layer's `font` names an uploaded font; the others are fonts of the product. */
const prefix = 'own-';
export const ownFontOf = (id: string): string => `${prefix}${id}`;
/** The id of an uploaded font; null for a font of the product. */
export const ownFontId = (font: string): string | null =>
  font.startsWith(prefix) ? font.slice(prefix.length) : null;
