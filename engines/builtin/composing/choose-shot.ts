/** Size of shot, place of the subject and height of the camera of a picture without words. */
import { fold } from '../language/text.ts';
import { createRandom } from '../random.ts';
import { cameraHeights, type Shot, shotSizes } from '../recipe.ts';

/** What words say of the camera, in English, Portuguese and Spanish. */
const said: readonly (readonly [RegExp, Partial<Pick<Shot, 'size' | 'height' | 'at'>>])[] = [
  [
    /\b(?:close-?ups?|macro|headshots?|primer(?:isimo)? plano|primeiro plano|plano (?:fechado|cerrado|detalhe|detalle)|de perto|de cerca)\b/,
    { size: 'close' },
  ],
  [/\b(?:medium shot|half[- ]length|plano (?:medio|americano))\b/, { size: 'medium' }],
  [
    /\b(?:wide[- ](?:shot|angle|view)|long shot|panoramic?a?|panorama|plano (?:geral|general|aberto|abierto)|gran angular|grande angular|in the distance|far away|ao longe|a lo lejos|tiny figure)\b/,
    { size: 'wide' },
  ],
  [
    /\b(?:low[- ]angle|from below|(?:visto|vista)s? de baixo|contra-?plonge|contrapicad[oa]|(?:visto|vista)s? desde abajo)\b/,
    { height: 'low' },
  ],
  [
    /\b(?:high[- ]angle|from above|bird'?s[- ]eye|aerial|(?:visto|vista)s? de cima|plonge|picad[oa]|(?:visto|vista)s? desde arriba|aere[oa])\b/,
    { height: 'high' },
  ],
  [
    /\b(?:centered|centred|symmetrical|in the (?:center|centre)|centralizad[oa]|centrad[oa]|simetric[oa])\b/,
    { at: 'middle' },
  ],
];

/** Of a seed's shots, so many have their subject in the middle. */
const inMiddle = 0.3;

/**
 * Returns the shot of a seed. Consecutive seeds, and with them the designs of one generation, differ in size
 * and side; what the words say of the camera is kept.
 */
export function chooseShot(seed: number, prompt: string): Shot {
  const random = createRandom(seed).fork('shot');
  const at = random.next() < inMiddle ? 'middle' : 'third';
  const height = random.pick(cameraHeights);
  const isMirrored = seed % 2 === 1;
  const size = shotSizes[(seed + 1) % shotSizes.length] ?? 'medium';
  const text = fold(prompt);
  const told = said.filter(([words]) => words.test(text)).map(([, shot]) => shot);
  return Object.assign({ size, height, at, ...(isMirrored && { isMirrored: true as const }) }, ...told);
}
