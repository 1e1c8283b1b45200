/**
 * The seven thumbnail styles. Each is named after the kind of channel whose thumbnails it resembles: palette,
 * type, outline, scene and effects, never a person's picture or likeness.
 */
import type { Style } from './style.ts';
import { backgroundIrl } from './thumbnails/background-irl.ts';
import { kurzgesagt } from './thumbnails/kurzgesagt.ts';
import { lebron } from './thumbnails/lebron.ts';
import { matthew } from './thumbnails/matthew.ts';
import { maxVersta } from './thumbnails/max-versta.ts';
import { mrBeast } from './thumbnails/mr-beast.ts';
import { nickD } from './thumbnails/nick-d.ts';

export const thumbnailStyles: readonly Style[] = [
  mrBeast,
  kurzgesagt,
  nickD,
  matthew,
  lebron,
  maxVersta,
  backgroundIrl,
];
