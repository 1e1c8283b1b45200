import type { PresetThumbnailStyleId } from '#contract/styles.ts';

/** A design of the built-in engine, shown before the user has pictures. 480 × 270 WebP. */
export interface Sample {
  /** The file in `web/public/samples`, without its extension. */
  name: string;
  /** The prompt it was designed from. */
  prompt: string;
  style: PresetThumbnailStyleId;
  seed: number;
}

/** Drawn by `scripts/make-samples.ts`; run it after every change of this list. */
export const samples: readonly Sample[] = [
  { name: 'dinosaur', prompt: 'El dinosaurio más grande del desierto', style: 'MrBeast-tzdev', seed: 4 },
  { name: 'money', prompt: 'Ganhar dinheiro na internet em 2025', style: 'MrBeast-tzdev', seed: 2 },
  {
    name: 'haunted',
    prompt: 'Exploring an abandoned haunted house at night',
    style: 'Lebron-tzdev',
    seed: 3,
  },
  { name: 'cake', prompt: 'How to bake the perfect chocolate cake', style: 'NickD-tzdev', seed: 5 },
  {
    name: 'survived',
    prompt: '"I SURVIVED 100 DAYS" gaming with one controller, neon grid',
    style: 'Matthew-tzdev',
    seed: 1,
  },
  { name: 'shark', prompt: 'Tubarão gigante ataca o barco ao pôr do sol', style: 'MaxVersta', seed: 6 },
  { name: 'versus', prompt: 'Pizza vs burger: which is healthier?', style: 'MrBeast-tzdev', seed: 7 },
  { name: 'bees', prompt: 'Why bees are disappearing', style: 'Kurzgesagt-tzdev', seed: 8 },
  { name: 'bitcoin', prompt: 'The truth about bitcoin', style: 'NickD-tzdev', seed: 9 },
  {
    name: 'astronaut',
    prompt: 'Perro astronauta en la luna, galaxia violeta',
    style: 'Kurzgesagt-tzdev',
    seed: 10,
  },
  { name: 'volcano', prompt: 'Volcano eruption live, sparks and lava', style: 'Lebron-tzdev', seed: 11 },
  { name: 'cat', prompt: 'My cat learned to play the piano', style: 'MrBeast-tzdev', seed: 12 },
];

export function sampleAddress(sample: Sample): string {
  return `/samples/${sample.name}.webp`;
}
