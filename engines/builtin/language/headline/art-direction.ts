import { isStylePart } from '../kind.ts';
import { fold } from '../text.ts';

const colorsOnly =
  /^(?:(?:very|bright|dark|light|bem|muy|bastante|mucho|tons? de|tonos? de|all|todo|in|em|en|and|e|y)\s+)*(?:red|orange|yellow|green|blue|purple|pink|black|white|gold|teal|vermelh[oa]|laranja|amarel[oa]|verde|azul|rox[oa]|rosa|pret[oa]|branc[oa]|dourad[oa]|roj[oa]|naranja|amarill[oa]|morad[oa]|negr[oa]|blanc[oa]|dorad[oa])(?:s|es)?(?:\s+(?:and|e|y)\s+\p{L}+)?$/u;
const directions =
  /^(?:(?:make|keep|i want|it should|should|something|please|por favor|quero|que seja|que fique|bem|bastante|super|muy|que sea|que quede|very|really)\b|(?:with|com|con)\s+(?:(?:a|an|um|uma|un|una|some|muit[oa]s?|much[oa]s?|bastante)\s+)?\p{L}*\s*(?:background|fundo|fondo|letters|letras|text|texto|arrow|seta|flecha|colors|colours|cores|colores|face|cara|rosto|lighting|vibe|clima|look)\b)/u;
const trailingBackground =
  /\s+(?:with|on|in|com|em|num|con|en|sobre)\s+(?:a|an|um|uma|un|una|o|a|el)?\s*(?:\p{L}+\s+)?(?:background|fundo|fondo|big letters|letras grandes|letras garrafais)(?:\s+\p{L}+){0,2}$/iu;

const longestDirection = 7;

/**
 * Removes directions for the picture from the end of a title: "…, red background, big letters" is never
 * printed.
 */
export function withoutArtDirection(title: string): string {
  const parts = title.split(/,\s+/);
  while (parts.length > 1) {
    const last = fold(parts.at(-1)!.trim());
    const isDirection = colorsOnly.test(last) || directions.test(last) || isStylePart(last);
    if (!isDirection || last.split(/\s+/).length > longestDirection) break;
    parts.pop();
  }
  const kept = parts.join(', ');
  const short = kept.replace(trailingBackground, '');
  return short.split(/\s+/).length >= 2 ? short : kept;
}
