/** What a whole figure looks like: skin or coat, hair, clothes and what is on the head. */

/** Light, middle and shade of one material. */
export type Tones = readonly [string, string, string];

export interface Look {
  skin: Tones;
  hair: Tones;
  cut: 'short' | 'long' | 'bun' | 'pigtails' | 'bald';
  /** What covers the upper body, the legs, and the feet. */
  top: Tones;
  bottom: Tones;
  shoes: Tones;
  /** A skirt from the waist to the knees, or a robe to the feet. */
  skirt?: 'dress' | 'robe';
  /** A white apron over the clothes. */
  apron?: true;
  beard?: Tones;
  hat?:
    | 'toque'
    | 'pointed'
    | 'western'
    | 'straw'
    | 'cap'
    | 'helmet'
    | 'hard'
    | 'crown'
    | 'cross'
    | 'space'
    | 'antenna'
    | 'visor'
    | 'fire'
    | 'hood';
  /** Hangs from the shoulders behind. */
  cape?: Tones;
  /** A child has a larger head. */
  isYoung?: true;
  /** An animal that acts as people do. */
  creature?: Creature;
}

/** What tells one animal's head and tail from another's. */
export interface Creature {
  ears: 'round' | 'pointed' | 'floppy' | 'long' | 'broad' | 'none';
  /** Muzzle and belly. */
  cream: Tones;
  tail?: 'bushy' | 'thin' | 'stub';
  /** Dark round the eyes, and the ears of a panda. */
  mask?: string;
  /** Dark round one eye. */
  patch?: string;
  stripes?: string;
  mane?: Tones;
  nose?: 'snout' | 'trunk' | 'beak' | 'wide';
}
