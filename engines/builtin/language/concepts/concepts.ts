import { animals } from './animals.ts';
import { artsAndMedia } from './arts-and-media.ts';
import { bodyAndHealth } from './body-and-health.ts';
import type { Concept } from './concept.ts';
import { countries } from './countries.ts';
import { drawnHere } from './drawn-here.ts';
import { emotions } from './emotions.ts';
import { exactThings } from './exact-things.ts';
import { fantasyAndEvents } from './fantasy-and-events.ts';
import { food } from './food.ts';
import { homeAndClothes } from './home-and-clothes.ts';
import { moneyAndWork } from './money-and-work.ts';
import { namedThings } from './named-things.ts';
import { nature } from './nature.ts';
import { nearThings } from './near-things.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { science } from './science.ts';
import { sports } from './sports.ts';
import { technology } from './technology.ts';
import { titleThings } from './title-things.ts';
import { vehicles } from './vehicles.ts';

/** The whole trilingual concept table. */
export const concepts: readonly Concept[] = [
  ...titleThings,
  ...namedThings,
  ...exactThings,
  ...nearThings,
  ...animals,
  ...food,
  ...vehicles,
  ...nature,
  ...places,
  ...countries,
  ...sports,
  ...artsAndMedia,
  ...technology,
  ...moneyAndWork,
  ...science,
  ...people,
  ...bodyAndHealth,
  ...emotions,
  ...homeAndClothes,
  ...fantasyAndEvents,
  ...drawnHere,
];
