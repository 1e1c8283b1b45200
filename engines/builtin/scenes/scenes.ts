import type { SceneId } from '../vocabulary.ts';
import { beach } from './beach.ts';
import { blockWorld } from './block-world.ts';
import { bokeh } from './bokeh.ts';
import { cafe } from './cafe.ts';
import { cave } from './cave.ts';
import { church } from './church.ts';
import { cityDay } from './city-day.ts';
import { cityNight } from './city-night.ts';
import { classroom } from './classroom.ts';
import { court } from './court.ts';
import { desert } from './desert.ts';
import { dock } from './dock.ts';
import { explosion } from './explosion.ts';
import { fire } from './fire.ts';
import { forest } from './forest.ts';
import { gym } from './gym.ts';
import { hall } from './hall.ts';
import { harbor } from './harbor.ts';
import { horror } from './horror.ts';
import { japaneseGarden } from './japanese-garden.ts';
import { jungle } from './jungle.ts';
import { kitchen } from './kitchen.ts';
import { lab } from './lab.ts';
import { library } from './library.ts';
import { colonialMarket, market } from './market.ts';
import { meadow } from './meadow.ts';
import { mesh } from './mesh.ts';
import { money } from './money.ts';
import { moon } from './moon.ts';
import { mountains } from './mountains.ts';
import { ocean } from './ocean.ts';
import { office } from './office.ts';
import { park } from './park.ts';
import { retroGrid } from './retro-grid.ts';
import { river } from './river.ts';
import { road } from './road.ts';
import { room } from './room.ts';
import { savanna } from './savanna.ts';
import type { Scene, SceneMood } from './scene.ts';
import { shop } from './shop.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import { spaceship } from './spaceship.ts';
import { split } from './split.ts';
import { spotlight } from './spotlight.ts';
import { stadium } from './stadium.ts';
import { station } from './station.ts';
import { street } from './street.ts';
import { sunburst } from './sunburst.ts';
import { tech } from './tech.ts';
import { underwater } from './underwater.ts';
import { colonialTown, village } from './village.ts';
import { volcano } from './volcano.ts';
import { waterfall } from './waterfall.ts';

/** Every background by its id. */
export const scenes: Record<SceneId, Scene> = {
  sunburst,
  mesh,
  bokeh,
  'city-night': cityNight,
  'city-day': cityDay,
  desert,
  forest,
  jungle,
  mountains,
  snow,
  ocean,
  underwater,
  space,
  explosion,
  fire,
  'retro-grid': retroGrid,
  tech,
  money,
  kitchen,
  stadium,
  classroom,
  spotlight,
  horror,
  split,
  room,
  gym,
  court,
  office,
  street,
  road,
  cave,
  hall,
  lab,
  beach,
  river,
  meadow,
  library,
  shop,
  cafe,
  station,
  spaceship,
  church,
  dock,
  harbor,
  'japanese-garden': japaneseGarden,
  market,
  moon,
  park,
  savanna,
  village,
  volcano,
  waterfall,
  'block-world': blockWorld,
  'colonial-town': colonialTown,
  'colonial-market': colonialMarket,
};

/** Returns a scene's mood by its name, or its usual one where it has no such mood. */
export function moodNamed(id: SceneId, name: string): SceneMood {
  const { moods } = scenes[id];
  return moods.find((mood) => mood.name === name) ?? moods[0];
}
