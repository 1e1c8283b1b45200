/** Things that many titles are about, by name. */
import type { OwnDrawing } from '../own-drawing.ts';
import { guitar } from './acoustic-guitar.ts';
import { coins } from './coins.ts';
import { microphone } from './condenser-microphone.ts';
import { crown } from './crown.ts';
import { trophy } from './cup.ts';
import { football } from './football.ts';
import { bars, cash } from './gold-and-cash.ts';
import { sword } from './long-sword.ts';
import { camera } from './mirrorless-camera.ts';
import { laptop } from './open-laptop.ts';

export const objects = {
  'gold-cup': trophy,
  'royal-crown': crown,
  'bars-of-gold': bars,
  'cash-pile': cash,
  'gold-coins': coins,
  'long-sword': sword,
  'mirrorless-camera': camera,
  'condenser-microphone': microphone,
  'open-laptop': laptop,
  'acoustic-guitar': guitar,
  football,
} satisfies Record<string, OwnDrawing>;
