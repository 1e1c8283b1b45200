/** Cars and motorcycles by name; each looks left. */
import type { OwnDrawing } from '../own-drawing.ts';
import { car } from './car.ts';
import { formula } from './formula.ts';
import { camper, offRoader, pickup } from './high-cars.ts';
import { motorbike } from './motorbike.ts';
import { classic, electric, sedan, sports } from './saloons.ts';
import { beetle, convertible, iceCreamVan, limousine } from './special-cars.ts';

export const vehicles = {
  'sports-car': car(sports),
  'family-car': car(sedan),
  'off-roader': car(offRoader),
  'pickup-car': car(pickup),
  'classic-car': car(classic),
  'electric-sedan': car(electric),
  'camper-van': car(camper),
  'formula-car': car(formula),
  'beetle-car': car(beetle),
  'convertible-car': car(convertible),
  limousine: car(limousine),
  'ice-cream-van': car(iceCreamVan),
  'sports-motorbike': motorbike,
} satisfies Record<string, OwnDrawing>;
