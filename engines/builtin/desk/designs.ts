import type { EnginePicture } from '../../calls.ts';
import type { EngineDesigns } from '../../designs.ts';
import { NotADesign } from '../../designs.ts';
import { EngineError } from '../../engine.ts';
import { encodingOf } from '../../result-encoding.ts';
import type { BuiltinEngine, DesignStep, Encoding } from '../builtin.ts';
import { encode } from '../encode.ts';
import { type Recipe, recipeSchema } from '../recipe.ts';
import type { PixelPicture } from '../thread/protocol.ts';
import { fallbackLanguage, promptLanguages } from '../vocabulary.ts';
import type { Desk } from './desk.ts';
import { rememberPhotos } from './remember-photos.ts';

/**
 * Longest sides in pixels. A quick preview takes a third of a full one's time and looks the same while it
 * moves.
 */
const sides = { quick: 640, full: 1280 } as const;
/**
 * Previews are not stored: this effort encodes in a quarter less time, with files as large or a tenth larger.
 */
const previewEncoding = {
  quick: { ...quality(80), effort: 0 },
  full: { ...quality(88), effort: 0 },
} as const;
/**
 * For the illustrations and backgrounds of the panel's grids. All of them together take some five megabytes.
 */
const smallEncoding = quality(84);
const smallKept = 2_000;

function quality(value: number): Encoding {
  return { format: 'webp', quality: value };
}

interface DesignsDeps {
  desk: Desk;
  builtin: Pick<BuiltinEngine, 'render' | 'photosOf'>;
  stepNames: Record<DesignStep, Parameters<Parameters<EngineDesigns['draw']>[1]['onProgress']>[1]>;
}

/** The engine's side of the design panel: the desk answers questions, the job threads draw what is stored. */
export function createDesigns({ desk, builtin, stepNames }: DesignsDeps): EngineDesigns {
  const small = createSmallPictures();
  const photosOf = rememberPhotos(builtin);
  return {
    offer: (recipe, tool) => desk.ask('offer', { recipe, tool }),
    change: (recipe, change) => desk.ask('change', { recipe, change }),
    async makeReady(recipe, { references, signal }) {
      const photos = photosOf(readRecipe(recipe), references).catch(asInvalid);
      await Promise.all([photos, desk.ask('load', { recipe }, signal)]);
    },
    async preview(recipe, change, { detail, references, signal }) {
      const photos = await photosOf(readRecipe(recipe), references).catch(asInvalid);
      const asked = { recipe, change, side: sides[detail], photos };
      const { pixels, view } = await desk.ask('preview', asked, signal);
      const { width, height } = pixels;
      const bytes = await encode(pixels, previewEncoding[detail]);
      return { bytes, mimeType: 'image/webp', width, height, view };
    },
    async draw(recipe, { outputQuality, references, signal, onProgress }): Promise<EnginePicture> {
      const read = readRecipe(recipe);
      return builtin.render(read, {
        signal,
        photos: references.map(({ bytes }) => bytes),
        encoding: encodingOf(read.style, outputQuality),
        onProgress: (fraction, step) => onProgress(fraction, stepNames[step]),
      });
    },
    searchIcons(query, wanted) {
      const language = promptLanguages.find((one) => one === wanted) ?? fallbackLanguage;
      return desk.ask('search', { query, language });
    },
    iconPicture: (id) => small(`icon/${id}`, () => desk.ask('icon', { id })),
    scenePicture: (id, mood) => small(`scene/${id}/${mood}`, () => desk.ask('scene', { id, mood })),
  };
}

/** A photo that is missing or unreadable stays so: marks the error as invalid input, which is not retried. */
function asInvalid(cause: unknown): never {
  throw new EngineError('invalid_input', cause instanceof Error ? cause.message : String(cause), { cause });
}

function readRecipe(recipe: unknown): Recipe {
  const read = recipeSchema.safeParse(recipe);
  if (!read.success) throw new NotADesign('this is no recipe', { cause: read.error });
  return read.data;
}

type Small = Uint8Array<ArrayBuffer> | null;

/**
 * Caches small pictures, so that a grid opened again by any user costs nothing. Missing pictures are not
 * cached.
 */
function createSmallPictures() {
  const kept = new Map<string, Promise<Small>>();
  return (key: string, draw: () => Promise<PixelPicture | null>): Promise<Small> => {
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw().then((pixels) => (pixels === null ? null : encode(pixels, smallEncoding)));
    kept.set(key, drawn);
    const forget = () => kept.delete(key);
    drawn.then((bytes) => bytes === null && forget(), forget);
    const oldest = kept.keys().next();
    if (kept.size > smallKept && !oldest.done) kept.delete(oldest.value);
    return drawn;
  };
}
