/** What the titles of videos are about and the packed set lacks, by name. */
import type { OwnDrawing } from '../own-drawing.ts';
import { artAndWar } from './art-and-war.ts';
import { titleBuildings } from './buildings.ts';
import { foodAndHome } from './food-and-home.ts';
import { kitchenAndStreet } from './kitchen-and-street.ts';
import { moneyAndDesk } from './money-and-desk.ts';
import { wheelsAndBoats } from './wheels-and-boats.ts';

export const titleSubjects = {
  ...moneyAndDesk,
  ...titleBuildings,
  ...wheelsAndBoats,
  ...foodAndHome,
  ...artAndWar,
  ...kitchenAndStreet,
} satisfies Record<string, OwnDrawing>;
