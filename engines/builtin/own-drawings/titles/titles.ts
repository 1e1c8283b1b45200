/** What the titles of videos are about and the packed set lacks, by name. */
import type { OwnDrawing } from '../own-drawing.ts';
import { artAndWar } from './art-and-war.ts';
import { titleBuildings } from './buildings.ts';
import { everydayMachines } from './everyday-machines.ts';
import { foodAndHome } from './food-and-home.ts';
import { moneyAndDesk } from './money-and-desk.ts';
import { roadAndLake } from './road-and-lake.ts';
import { treatsAndHome } from './treats-and-home.ts';
import { wheelsAndBoats } from './wheels-and-boats.ts';
import { wheelsAndStage } from './wheels-and-stage.ts';

export const titleSubjects = {
  ...moneyAndDesk,
  ...titleBuildings,
  ...wheelsAndBoats,
  ...foodAndHome,
  ...artAndWar,
  ...treatsAndHome,
  ...roadAndLake,
  ...everydayMachines,
  ...wheelsAndStage,
} satisfies Record<string, OwnDrawing>;
