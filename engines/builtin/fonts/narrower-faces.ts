import type { FontId } from '../catalogue.ts';

/**
 * The face that a long headline takes in place of a wide one: of the same kind, and narrower. The narrowest
 * have none.
 */
export const narrowerFaces: Partial<Record<FontId, FontId>> = {
  'archivo-black': 'anton',
  montserrat: 'anton',
  'kanit-italic': 'anton',
  'titan-one': 'bangers',
  'luckiest-guy': 'bangers',
  'permanent-marker': 'bangers',
  fredoka: 'bebas-neue',
  oswald: 'bebas-neue',
};
