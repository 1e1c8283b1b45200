import type { IconId, SceneId } from '../vocabulary.ts';

const landscapes =
  /^(sun|sunrise|sunset|mountain|snow-capped-mountain|evergreen-tree|deciduous-tree|palm-tree|water-wave|snowflake|cloud|desert|beach-with-umbrella|national-park|night-with-stars|cityscape|stars|glowing-star)$/;
const openAir: ReadonlySet<SceneId> = new Set([
  'ocean',
  'forest',
  'jungle',
  'mountains',
  'desert',
  'snow',
  'city-day',
  'city-night',
  'space',
  'street',
  'road',
]);

/** Returns whether the open-air scene already shows this: no sun before a sunset, no tree before a forest. */
export const isScenery = (icon: IconId, scene: SceneId): boolean =>
  openAir.has(scene) && landscapes.test(icon);
