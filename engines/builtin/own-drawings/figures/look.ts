/** What a whole figure looks like: skin or coat, hair, clothes and what is on the head. */

/** Light, middle and shade of one material. */
export type Tones = readonly [string, string, string];

export interface Look {
  skin: Tones;
  hair: Tones;
  cut:
    | 'short'
    | 'long'
    | 'bun'
    | 'pigtails'
    | 'bald'
    | 'curly'
    | 'ponytail'
    | 'braids'
    | 'afro'
    | 'bob'
    | 'dreads';
  /** What covers the upper body, the legs, and the feet. */
  top: Tones;
  bottom: Tones;
  shoes: Tones;
  /** A skirt from the waist to the knees, or a robe to the feet. */
  skirt?: 'dress' | 'robe';
  /** A white apron over the clothes. */
  apron?: true;
  beard?: Tones;
  /** A beard down to the chest. */
  hasLongBeard?: true;
  moustache?: Tones;
  glasses?: 'clear' | 'dark';
  hasFreckles?: true;
  /** Golden rings at the ears, or pearls. */
  hasEarrings?: 'gold' | 'pearl';
  hasLipstick?: true;
  hasHeadphones?: true;
  /** A pipe in the corner of the mouth. */
  hasPipe?: true;
  /** What a face shows; a smile if absent. */
  expression?: Expression;
  /** Longer lashes and coloured lips. */
  isWoman?: true;
  /** Lines round the eyes and on the forehead. */
  isOld?: true;
  /** What is worn over the upper body, from the first to the topmost. */
  worn?: readonly Garment[];
  /** The colours of garments, where they are not a garment's own. */
  garmentTones?: Partial<Readonly<Record<Garment, Tones>>>;
  /** Boots up to the middle of the shin. */
  boots?: Tones;
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
    | 'hood'
    | 'sailor'
    | 'captain'
    | 'horned'
    | 'beret'
    | 'cloche'
    | 'fedora'
    | 'top-hat'
    | 'tiara'
    | 'laurel'
    | 'halo'
    | 'veil'
    | 'wimple'
    | 'beanie'
    | 'baseball'
    | 'kabuto'
    | 'flower'
    | 'comb'
    | 'goggles'
    | 'tricorn'
    | 'santa'
    | 'miner'
    | 'conical'
    | 'headband'
    | 'mortarboard'
    | 'explorer'
    | 'crest'
    | 'turban'
    | 'cowl'
    | 'bow'
    | 'feathers';
  /** The colour of what is on the head, where it is not the hat's own. */
  hatTone?: Tones;
  /** Hangs from the shoulders behind. */
  cape?: Tones;
  /** A child has a larger head. */
  isYoung?: true;
  /** An animal that acts as people do. */
  creature?: Creature;
}

/** Expressions that a portrait shows with the features of a reaction. */
export type Reaction = 'angry' | 'crying' | 'laughing' | 'shocked' | 'scared' | 'worried' | 'happy';
/** Those, and quieter ones. */
export type Expression = Reaction | 'serious' | 'sad' | 'tired' | 'proud';

/** Clothes over a top, as `garments.ts` draws them. */
export type Garment =
  | 'lab-coat'
  | 'lapels'
  | 'stripes'
  | 'overalls'
  | 'vest'
  | 'tutu'
  | 'ruffles'
  | 'kimono'
  | 'ermine'
  | 'gold-trim'
  | 'collar'
  | 'scarf'
  | 'backpack'
  | 'buttons'
  | 'fur'
  | 'plate'
  | 'cross'
  | 'stole'
  | 'number'
  | 'wings'
  | 'fairy-wings'
  | 'lace'
  | 'shawl'
  | 'stethoscope'
  | 'belt'
  | 'bow-tie'
  | 'poncho'
  | 'cuirass'
  | 'hoodie';

/** What tells one animal's head and tail from another's. */
export interface Creature {
  ears: 'round' | 'pointed' | 'floppy' | 'long' | 'broad' | 'horns' | 'none';
  /** Muzzle and belly. */
  cream: Tones;
  tail?: 'bushy' | 'thin' | 'stub';
  /** Dark round the eyes, and the ears of a panda. */
  mask?: string;
  /** Dark round one eye. */
  patch?: string;
  stripes?: string;
  mane?: Tones;
  nose?: 'snout' | 'trunk' | 'beak' | 'wide' | 'muzzle';
  hasWings?: true;
}
