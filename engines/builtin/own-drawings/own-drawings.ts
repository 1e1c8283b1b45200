import { beings } from './beings.ts';
import type { OwnDrawing } from './own-drawing.ts';
import { places } from './places.ts';
import { things } from './things.ts';

/** By the name that a recipe has; the packed set has no icon of these names. */
export const ownDrawings: ReadonlyMap<string, OwnDrawing> = new Map(
  Object.entries({ ...beings, ...places, ...things }),
);
