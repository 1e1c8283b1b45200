/** All poses of a figure. */

import { umbrellaPoses } from '../umbrellas.ts';
import { armchairPoses } from './armchair.ts';
import { carePoses } from './care.ts';
import { craftPoses } from './crafts.ts';
import { handPoses } from './hands.ts';
import { holdingPoses } from './holding.ts';
import { householdPoses } from './household.ts';
import { kitchenPoses } from './kitchen.ts';
import { musicPoses } from './music.ts';
import { outdoorPoses } from './outdoors.ts';
import { pastimePoses } from './pastime.ts';
import { plainPoses } from './plain.ts';
import { playPoses } from './play.ts';
import { restPoses } from './rest.ts';
import { ridingPoses } from './riding.ts';
import { scenePoses } from './scenes.ts';
import { sportPoses } from './sport.ts';
import { stallPoses } from './stalls.ts';
import { tradePoses } from './trades.ts';
import { workPoses } from './work.ts';

/** By the name in a figure's own: "figure-man-running". */
export const poses = {
  ...plainPoses,
  ...sportPoses,
  ...ridingPoses,
  ...pastimePoses,
  ...kitchenPoses,
  ...workPoses,
  ...restPoses,
  ...musicPoses,
  ...scenePoses,
  ...outdoorPoses,
  ...holdingPoses,
  ...tradePoses,
  ...stallPoses,
  ...umbrellaPoses,
  ...armchairPoses,
  ...handPoses,
  ...householdPoses,
  ...craftPoses,
  ...playPoses,
  ...carePoses,
};
export type PoseName = keyof typeof poses;
