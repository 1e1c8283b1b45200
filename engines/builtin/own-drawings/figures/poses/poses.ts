/** All poses of a figure. */
import { kitchenPoses } from './kitchen.ts';
import { pastimePoses } from './pastime.ts';
import { plainPoses } from './plain.ts';
import { restPoses } from './rest.ts';
import { ridingPoses } from './riding.ts';
import { sportPoses } from './sport.ts';
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
};
export type PoseName = keyof typeof poses;
