import { type Language, sourceLanguage } from '#contract/languages.ts';
import type { PresetThumbnailStyleId } from '#contract/styles.ts';
import type { ToolWith } from '#contract/tools.ts';
import type { V2PresetId } from '#contract/v2-presets.ts';

/** A built-in showcase picture, designed by the built-in engine. */
export interface BuiltInPicture {
  /** The prefix of its file names in `web/public/media/showcase`. */
  name: string;
  /** Its prompt. */
  prompt: string;
  /** The language of its prompt and of the words on it. */
  language: Language;
  seed: number;
  /** Its tool and style. */
  look:
    | { tool: ToolWith<{ styles: 'thumbnail' }>; style: PresetThumbnailStyleId }
    | { tool: ToolWith<{ styles: 'preset' }>; preset: V2PresetId };
}

/** Pixels; each width is a 16:9 WebP file. */
export const builtInWidths = [320, 480, 720, 1280] as const;

/**
 * In display order; the first three are the landing page's slides. `npm run media` draws the files; run it
 * after changing this list.
 */
export const builtInPictures: readonly BuiltInPicture[] = [
  thumbnail(
    'survived',
    '"I SURVIVED 100 DAYS" gaming with one controller, neon retro grid',
    'Matthew-tzdev',
    2,
  ),
  thumbnail('volcano', 'Volcano eruption live, sparks and lava', 'Lebron-tzdev', 11),
  thumbnail('chili', "I ate the world's hottest chili pepper", 'MrBeast-tzdev', 2),
  thumbnail('dinosaur', 'El dinosaurio más grande del desierto', 'MrBeast-tzdev', 5, 'es'),
  thumbnail('robots', 'Robots will take your job', 'NickD-tzdev', 1),
  thumbnail('moon', 'Why the Moon is drifting away', 'Kurzgesagt-tzdev', 1),
  thumbnail('cat', 'O gato mais esperto do mundo', 'MrBeast-tzdev', 3, 'pt'),
  thumbnail('guitar', 'Aprende guitarra desde cero', 'Matthew-tzdev', 1, 'es'),
  thumbnail('versus', 'Pizza vs burger: which is healthier?', 'MrBeast-tzdev', 8),
  thumbnail('treehouse', 'Building a treehouse in the forest', 'BackgroundIRL', 3),
  thumbnail('shark', 'Tubarão gigante ataca o barco ao pôr do sol', 'Lebron-tzdev', 3, 'pt'),
  thumbnail('money', 'Ganhar dinheiro na internet em 2026', 'MrBeast-tzdev', 5, 'pt'),
  thumbnail('haunted', 'Exploring an abandoned haunted house at night', 'Lebron-tzdev', 4),
  thumbnail('bees', 'Why bees are disappearing', 'Kurzgesagt-tzdev', 9),
  thumbnail('cake', 'How to bake the perfect chocolate cake', 'NickD-tzdev', 6),
  thumbnail('rocket', 'Rocket launch live from the desert', 'Matthew-tzdev', 2),
  thumbnail('coffee', 'Mi rutina de café perfecta', 'BackgroundIRL', 1, 'es'),
  thumbnail('crown', 'The king who lost his crown', 'MaxVersta', 2),
  thumbnail('astronaut', 'Perro astronauta en la luna, galaxia violeta', 'Kurzgesagt-tzdev', 10, 'es'),
  thumbnail('japan', 'Viajei sozinho para o Japão por 7 dias', 'BackgroundIRL', 3, 'pt'),
  v2('v2-iphone', 'The new iPhone: buy it or skip it?', 'none', 1),
  v2('v2-million', 'I gave away a $1,000,000 treasure chest', 'mrbeast', 2),
  v2('v2-titanic', 'The last night of the Titanic', 'documentario', 1),
  v2('v2-dividends', 'How I live off dividends at 30', 'financas', 1),
  v2('v2-workout', '6-minute abs workout at home', 'none', 2),
  v2('v2-island', 'Sobrevivi 7 dias numa ilha deserta', 'mrbeast', 3, 'pt'),
  v2('v2-pyramids', 'Egito: "O SEGREDO DAS PIRÂMIDES", múmia no deserto', 'documentario', 2, 'pt'),
  v2('v2-bitcoin', 'Bitcoin vai dobrar em 2026?', 'financas', 2, 'pt'),
  v2('v2-ramen', 'El mejor ramen de Tokio por 5 euros', 'none', 3, 'es'),
  v2('v2-lego', "World's biggest LEGO tower: 1,000 days of building", 'mrbeast', 1),
  v2('v2-amazon', 'Inside the Amazon: the jaguar and its river', 'documentario', 3),
  v2('v2-rent', 'Rent or buy a house in 2026?', 'financas', 3),
  v2('v2-guitar', 'Learn your first guitar song in 10 minutes', 'none', 4),
  v2('v2-maze', 'Last to leave the maze wins $50,000', 'mrbeast', 4),
  v2('v2-chernobyl', 'Chernobyl: what nobody filmed', 'documentario', 4),
  v2('v2-crash', 'O crash da bolsa explicado em 8 minutos', 'financas', 4, 'pt'),
  v2('v2-chess', 'The chess move that nobody saw', 'none', 5),
  v2('v2-spicy', 'Comí chile picante durante 24 horas', 'mrbeast', 5, 'es'),
  v2('v2-wolves', 'The last winter of the wolves', 'documentario', 5),
  v2('v2-freelance', 'Cómo gano 5.000 € al mes como freelance', 'financas', 5, 'es'),
  v2('v2-mars', 'Could we really live on Mars?', 'none', 6),
  v2('v2-king', 'El rey que nunca existió', 'documentario', 6, 'es'),
];

function thumbnail(
  name: string,
  prompt: string,
  style: PresetThumbnailStyleId,
  seed: number,
  language: Language = sourceLanguage,
): BuiltInPicture {
  return { name, prompt, language, seed, look: { tool: 'Thumbnail', style } };
}

function v2(
  name: string,
  prompt: string,
  preset: V2PresetId,
  seed: number,
  language: Language = sourceLanguage,
): BuiltInPicture {
  return { name, prompt, language, seed, look: { tool: 'ThumbnailsV2', preset } };
}

/** The id of its showcase item. */
export function builtInId(name: string): string {
  return `delivered-${name}`;
}

export function findBuiltIn(name: string): BuiltInPicture | undefined {
  return builtInPictures.find((picture) => picture.name === name);
}
