/** All poses of a figure. */

import { umbrellaPoses } from '../umbrellas.ts';
import { armchairPoses } from './armchair.ts';
import { holdingPoses } from './holding.ts';
import { kitchenPoses } from './kitchen.ts';
import { musicPoses } from './music.ts';
import { outdoorPoses } from './outdoors.ts';
import { pastimePoses } from './pastime.ts';
import { plainPoses } from './plain.ts';
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
};
export type PoseName = keyof typeof poses;
