import type { SceneId } from '../vocabulary.ts';
import { bokeh } from './bokeh.ts';
import { mesh } from './mesh.ts';
import type { Scene } from './scene.ts';
import { split } from './split.ts';
import { sunburst } from './sunburst.ts';

/** Every background by its id. */
export const scenes: Record<SceneId, Scene> = {
  sunburst,
  mesh,
  bokeh,
  'city-night': bokeh,
  'city-day': mesh,
  desert: sunburst,
  forest: mesh,
  jungle: mesh,
  mountains: mesh,
  snow: mesh,
  ocean: mesh,
  underwater: mesh,
  space: bokeh,
  explosion: sunburst,
  fire: sunburst,
  'retro-grid': bokeh,
  tech: bokeh,
  money: sunburst,
  kitchen: bokeh,
  stadium: bokeh,
  classroom: mesh,
  spotlight: bokeh,
  horror: bokeh,
  split,
};
