import type { Language } from '#contract/languages.ts';
import type { PresetThumbnailStyleId } from '#contract/styles.ts';

/** A design of the built-in engine, shown before the user has pictures. 480 × 270 WebP. */
export interface Sample {
  /** The file in `web/public/samples`, without its extension. */
  name: string;
  /** The prompt it was designed from. */
  prompt: string;
  /** The language of the prompt. */
  language: Language;
  style: PresetThumbnailStyleId;
  seed: number;
}

/** Drawn by `scripts/make-samples.ts`; run it after every change of this list. */
export const samples: readonly Sample[] = [
  {
    name: 'dinosaur',
    language: 'es',
    prompt: 'El dinosaurio más grande del desierto',
    style: 'MrBeast-tzdev',
    seed: 4,
  },
  {
    name: 'money',
    language: 'pt',
    prompt: 'Ganhar dinheiro na internet em 2025',
    style: 'MrBeast-tzdev',
    seed: 2,
  },
  {
    name: 'haunted',
    language: 'en',
    prompt: 'Exploring an abandoned haunted house at night',
    style: 'Lebron-tzdev',
    seed: 3,
  },
  {
    name: 'cake',
    language: 'en',
    prompt: 'How to bake the perfect chocolate cake',
    style: 'NickD-tzdev',
    seed: 5,
  },
  {
    name: 'survived',
    language: 'en',
    prompt: '"I SURVIVED 100 DAYS" gaming with one controller, neon grid',
    style: 'Matthew-tzdev',
    seed: 1,
  },
  {
    name: 'shark',
    language: 'pt',
    prompt: 'Tubarão gigante ataca o barco ao pôr do sol',
    style: 'MaxVersta',
    seed: 6,
  },
  {
    name: 'versus',
    language: 'en',
    prompt: 'Pizza vs burger: which is healthier?',
    style: 'MrBeast-tzdev',
    seed: 7,
  },
  { name: 'bees', language: 'en', prompt: 'Why bees are disappearing', style: 'Kurzgesagt-tzdev', seed: 8 },
  { name: 'bitcoin', language: 'en', prompt: 'The truth about bitcoin', style: 'NickD-tzdev', seed: 9 },
  {
    name: 'astronaut',
    language: 'es',
    prompt: 'Perro astronauta en la luna, galaxia violeta',
    style: 'Kurzgesagt-tzdev',
    seed: 10,
  },
  {
    name: 'volcano',
    language: 'en',
    prompt: 'Volcano eruption live, sparks and lava',
    style: 'Lebron-tzdev',
    seed: 11,
  },
  {
    name: 'cat',
    language: 'en',
    prompt: 'My cat learned to play the piano',
    style: 'MrBeast-tzdev',
    seed: 12,
  },
  {
    name: 'japan',
    language: 'pt',
    prompt: 'Viajei sozinho para o Japão por 7 dias',
    style: 'BackgroundIRL',
    seed: 3,
  },
  {
    name: 'guitar',
    language: 'es',
    prompt: 'Aprende guitarra desde cero',
    style: 'Matthew-tzdev',
    seed: 1,
  },
];

/** Returns this many samples for a reader: those in the reader's language first. */
export function samplesFor(language: Language, count: number): Sample[] {
  const own = samples.filter((sample) => sample.language === language);
  const others = samples.filter((sample) => sample.language !== language);
  return [...own, ...others].slice(0, count);
}

export function sampleAddress(sample: Sample): string {
  return `/samples/${sample.name}.webp`;
}
