/** What a bird looks like, and how it holds itself. */
import type { Joint } from '../../beasts/limb.ts';
import type { Tones } from '../paint.ts';
import type { Head } from './heads.ts';
import type { ColorAt, WingColors } from './plumage.ts';

export interface Bird {
  /** From the tail's root to the breast, and how thick. */
  long: number;
  deep: number;
  /** Degrees by which the breast is higher than the tail. */
  pitch: number;
  /** The same in the air. */
  flightPitch?: number;
  /** From the breast to the head, the last; of one who stands and of one who flies. */
  neck: readonly Joint[];
  inFlight?: readonly Joint[];
  head: Head;
  leg: {
    kind: 'talons' | 'webbed' | 'wading' | 'perching';
    long: number;
    thick: number;
    tones: Tones;
    trousers?: Tones;
  };
  tail: {
    kind: 'fan' | 'long' | 'short' | 'sickle' | 'train' | 'forked' | 'plume';
    long: number;
    wide: number;
    turn?: number;
    tones: Tones;
    tips?: string;
  };
  wing: WingColors & {
    long: number;
    deep: number;
    turn?: number;
    near: number;
    far: number;
    isFingered?: boolean;
  };
  colors: ColorAt;
  tones: Tones;
  /** How fine its feathers are. */
  rows?: number;
}

export type BirdPose = 'standing' | 'perched' | 'flying' | 'swimming';
