/** What scenes show that decides where things are in them: water, and a moon. */
import type { SceneId } from '../vocabulary.ts';

/** Scenes with water before the near ground, and how far down what swims there is. */
export const waters: ReadonlySet<SceneId> = new Set([
  'ocean',
  'beach',
  'river',
  'mountains',
  'harbor',
  'japanese-garden',
  'waterfall',
  'dock',
]);
export const waterline = 0.755;
export const waterTo: Partial<Record<SceneId, number>> = {
  ocean: 0.86,
  beach: 0.76,
  mountains: 0.82,
  river: 0.77,
  harbor: 0.78,
  dock: 0.78,
};
/** Scenes with a moon of their own at night. */
export const hasMoon: ReadonlySet<SceneId> = new Set([
  'beach',
  'meadow',
  'ocean',
  'city-night',
  'horror',
  'desert',
  'village',
  'colonial-town',
  'market',
  'colonial-market',
  'waterfall',
  'harbor',
  'dock',
  'japanese-garden',
  'park',
  'volcano',
  'savanna',
]);
