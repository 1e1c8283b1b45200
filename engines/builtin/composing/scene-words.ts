/**
 * Words that only a picture without words needs, of all languages at once: they are no words of another one
 * where they are looked for. Compared without accents.
 */

/** Two, at the beginning of a prompt. */
export const two =
  /^(?:two|an? (?:\w+ )?couple|a pair of|dois|duas|um par de|um casal|dos|un par de|una pareja)\b/;

export const sitting = /\b(?:sits|sitting|seated|sentad[oa]s?)\b/;

/** The article of a man's and of a woman's trade, where a language has them, at the beginning of a prompt. */
export const masculine = /^(?:um|un|el) /;
export const feminine = /^(?:uma|una|la) /;

/** Beside or before something that is seen from outside. */
export const outside =
  /\b(?:in front of|outside|near|beside|behind|towards?|approaching|in the distance|in the background|ao longe|ao fundo|a lo lejos|al fondo|em frente|diante|fora|perto|ao lado|atras|rumo|frente a|delante|fuera|cerca|junto|al lado|detras|hacia)\b/;
