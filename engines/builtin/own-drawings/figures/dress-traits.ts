/**
 * Clothes that a description names, in a colour of their own: "redboots", "greenscarf". What covers the upper
 * body is an animal's as well: it has no clothes without them.
 */
import { hatTones } from './hat-tones.ts';
import type { Garment, Look, Tones } from './look.ts';

type Dress = (look: Look, tones: Tones) => Look;

const wearing = (look: Look, garment: Garment, tones: Tones): Look => ({
  ...look,
  worn: [...(look.worn ?? []).filter((one) => one !== garment), garment],
  garmentTones: { ...look.garmentTones, [garment]: tones },
});

const dresses = {
  boots: (look, tones) => ({ ...look, boots: tones, shoes: tones }),
  scarf: (look, tones) => wearing(look, 'scarf', tones),
  bowtie: (look, tones) => wearing(look, 'bow-tie', tones),
  vest: (look, tones) => wearing(look, 'vest', tones),
  cape: (look, tones) => ({ ...look, cape: tones }),
  sweater: (look, tones) => ({ ...look, top: tones }),
  raincoat: (look, tones) => ({
    ...look,
    top: tones,
    skirt: 'dress',
    worn: ['buttons'],
    ...(look.hat === undefined && { hat: 'cowl' as const, hatTone: tones }),
  }),
} as const satisfies Record<string, Dress>;

export type DressName = keyof typeof dresses;
/** In which colour each is where the words name none. */
const usual: Readonly<Record<DressName, ToneName>> = {
  boots: 'brown',
  scarf: 'red',
  bowtie: 'red',
  vest: 'blue',
  cape: 'red',
  sweater: 'red',
  raincoat: 'yellow',
};

export const toneNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
] as const;
export type ToneName = (typeof toneNames)[number];

export type DressTrait = `${ToneName}${DressName}`;

/** @param tone the colour's name; the garment's usual one where it has none */
export const dressTrait = (dress: DressName, tone: ToneName | null): DressTrait =>
  `${tone ?? usual[dress]}${dress}`;

/** Changes of a look, by the name of the trait. */
export const dressChanges = Object.fromEntries(
  (Object.keys(dresses) as DressName[]).flatMap((dress) =>
    toneNames.map((tone) => [
      dressTrait(dress, tone),
      (look: Look): Look => dresses[dress](look, hatTones[`${tone}hat`]),
    ]),
  ),
) as Record<DressTrait, (look: Look) => Look>;
