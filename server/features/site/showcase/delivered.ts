import type { PresetThumbnailStyleId } from '#contract/styles.ts';

/** A picture that the built-in engine designed and that Adventure comes with. */
export interface DeliveredPicture {
  /** The beginning of its files' names in `web/public/media/showcase`. */
  name: string;
  /** The sentence that it was designed from. */
  prompt: string;
  style: PresetThumbnailStyleId;
  seed: number;
}

/** Pixels; each width is a WebP file of the shape 16:9. */
export const deliveredWidths = [320, 480, 720, 1280] as const;

/**
 * In their order; the first three are the landing page's slides. `npm run media` draws the files; run it after every
 * change of this list.
 */
export const deliveredPictures: readonly DeliveredPicture[] = [
  {
    name: 'survived',
    prompt: '"I SURVIVED 100 DAYS" gaming with one controller, neon retro grid',
    style: 'Matthew-tzdev',
    seed: 2,
  },
  { name: 'volcano', prompt: 'Volcano eruption live, sparks and lava', style: 'Lebron-tzdev', seed: 11 },
  { name: 'chili', prompt: "I ate the world's hottest chili pepper", style: 'MrBeast-tzdev', seed: 2 },
  { name: 'dinosaur', prompt: 'El dinosaurio más grande del desierto', style: 'MrBeast-tzdev', seed: 5 },
  { name: 'robots', prompt: 'Robots will take your job', style: 'NickD-tzdev', seed: 1 },
  { name: 'moon', prompt: 'Why the Moon is drifting away', style: 'Kurzgesagt-tzdev', seed: 1 },
  { name: 'cat', prompt: 'O gato mais esperto do mundo', style: 'MrBeast-tzdev', seed: 3 },
  { name: 'guitar', prompt: 'Aprende guitarra desde cero', style: 'Matthew-tzdev', seed: 1 },
  { name: 'versus', prompt: 'Pizza vs burger: which is healthier?', style: 'MrBeast-tzdev', seed: 8 },
  { name: 'treehouse', prompt: 'Building a treehouse in the forest', style: 'BackgroundIRL', seed: 3 },
  { name: 'shark', prompt: 'Tubarão gigante ataca o barco ao pôr do sol', style: 'Lebron-tzdev', seed: 3 },
  { name: 'money', prompt: 'Ganhar dinheiro na internet em 2026', style: 'MrBeast-tzdev', seed: 5 },
  {
    name: 'haunted',
    prompt: 'Exploring an abandoned haunted house at night',
    style: 'Lebron-tzdev',
    seed: 4,
  },
  { name: 'bees', prompt: 'Why bees are disappearing', style: 'Kurzgesagt-tzdev', seed: 9 },
  { name: 'cake', prompt: 'How to bake the perfect chocolate cake', style: 'NickD-tzdev', seed: 6 },
  { name: 'rocket', prompt: 'Rocket launch live from the desert', style: 'Matthew-tzdev', seed: 2 },
  { name: 'coffee', prompt: 'Mi rutina de café perfecta', style: 'BackgroundIRL', seed: 1 },
  { name: 'crown', prompt: 'The king who lost his crown', style: 'MaxVersta', seed: 2 },
  {
    name: 'astronaut',
    prompt: 'Perro astronauta en la luna, galaxia violeta',
    style: 'Kurzgesagt-tzdev',
    seed: 10,
  },
  { name: 'japan', prompt: 'Viajei sozinho para o Japão por 7 dias', style: 'BackgroundIRL', seed: 3 },
];

export function findDelivered(name: string): DeliveredPicture | undefined {
  return deliveredPictures.find((picture) => picture.name === name);
}
