import { drawnSize } from '../../../contract/designs.ts';
import type { EnginePicture } from '../../calls.ts';
import { DesignChangeRefused, type EngineDesigns, type NewPhoto, NotADesign } from '../../designs.ts';
import { EngineError } from '../../engine.ts';
import { encodingOf } from '../../result-encoding.ts';
import { untilAborted } from '../../until-aborted.ts';
import type { BuiltinEngine, DesignStep, Encoding } from '../builtin.ts';
import { DesignChangeError } from '../composing/change-recipe.ts';
import { replacePhoto } from '../composing/replace-photo.ts';
import { encode } from '../encode.ts';
import { fontFiles, readFontFile } from '../fonts/faces.ts';
import type { PhotoFacts } from '../photos/photo.ts';
import { type DesignWarning, type Recipe, recipeSchema } from '../recipe.ts';
import type { PixelPicture } from '../thread/protocol.ts';
import { toDesignInput } from '../to-design-input.ts';
import { fallbackLanguage, promptLanguages } from '../vocabulary.ts';
import type { InteractiveThread } from './interactive-thread.ts';
import { createPhotoCache } from './photo-cache.ts';

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
const maxSmallPictures = 2_000;
/** Stickers have some 40 kB each. */
const maxStickers = 100;

function quality(value: number): Encoding {
  return { format: 'webp', quality: value };
}

interface DesignsDeps {
  thread: InteractiveThread;
  builtin: Pick<BuiltinEngine, 'render' | 'photosOf' | 'prepare' | 'design'>;
  stepNames: Record<DesignStep, Parameters<Parameters<EngineDesigns['draw']>[1]['onProgress']>[1]>;
}

/**
 * The engine's side of the design panel: the interactive thread previews, the job threads draw what is
 * stored.
 */
export function createDesigns({ thread, builtin, stepNames }: DesignsDeps): EngineDesigns {
  const small = createSmallPictures(maxSmallPictures);
  const stickers = createSmallPictures(maxStickers);
  const photosOf = createPhotoCache(builtin);
  const factsOf = createFactsCache(builtin);
  return {
    offer: (recipe, tool) => thread.call('offer', { recipe, tool }),
    change: (recipe, change) => thread.call('change', { recipe, change }),
    async makeReady(recipe, { references, signal }) {
      const photos = photosOf(withPutAside(readRecipe(recipe)), references).catch(asInvalid);
      await Promise.all([photos, thread.call('load', { recipe }, signal)]);
    },
    async replacePhoto(recipe, { at, id, read }, { signal }) {
      const stored = readRecipe(recipe);
      const { facts, warnings } = await factsOf(id, read, signal);
      try {
        return { recipe: replacePhoto(stored, { ...facts, at }), warnings };
      } catch (error) {
        throw error instanceof DesignChangeError ? new DesignChangeRefused('face', error.message) : error;
      }
    },
    async preview(recipe, change, { detail, references, signal }) {
      const photos = await photosOf(withPutAside(readRecipe(recipe)), references).catch(asInvalid);
      const params = { recipe, change, side: sides[detail], photos };
      const { pixels, view } = await thread.call('preview', params, signal);
      const { width, height } = pixels;
      const bytes = await encode(pixels, previewEncoding[detail]);
      return { bytes, mimeType: 'image/webp', width, height, view };
    },
    async openAsLayers(recipe, { names, references, signal }) {
      const photos = await photosOf(readRecipe(recipe), references).catch(asInvalid);
      const { document, pictures } = await thread.call('layers', { recipe, names, photos }, signal);
      const encoded = Object.entries(pictures).map(async ([id, { rgba, width, height }]) => {
        const isOpaque = id === 'background';
        const bytes = await encode({ rgba, width, height, isOpaque }, { format: 'png', quality: 100 });
        return [id, { bytes, mimeType: 'image/png' as const, width, height }] as const;
      });
      return { document, pictures: Object.fromEntries(await Promise.all(encoded)) };
    },
    async compose(request, { bytes, place }, { signal, onProgress }) {
      try {
        const photos = await builtin.prepare([{ bytes, use: 'background', strokes: [], isMade: true }], {
          signal,
        });
        const drawing = await builtin.design(toDesignInput(request, place), {
          signal,
          photos,
          encoding: encodingOf(request.style.id, request.settings.outputQuality),
          onProgress: (fraction, step) => onProgress(fraction, stepNames[step]),
        });
        return { picture: drawing, warnings: drawing.warnings };
      } catch (error) {
        if (signal.aborted) throw error;
        throw new EngineError('unavailable', 'the words could not be set', { cause: error });
      }
    },
    async draw(
      recipe,
      { outputQuality, shorterSide, references, signal, onProgress },
    ): Promise<EnginePicture> {
      const stored = readRecipe(recipe);
      const size = shorterSide === undefined ? stored.size : drawnSize(stored.size, shorterSide);
      const read = { ...stored, size };
      return builtin.render(read, {
        signal,
        photos: references.map(({ bytes }) => bytes),
        encoding: encodingOf(read.style, outputQuality),
        onProgress: (fraction, step) => onProgress(fraction, stepNames[step]),
      });
    },
    searchIcons(query, requested) {
      const language = promptLanguages.find((one) => one === requested) ?? fallbackLanguage;
      return thread.call('search', { query, language });
    },
    iconPicture: (id) => small(`icon/${id}`, () => thread.call('icon', { id })),
    stickerPicture: (id) => stickers(id, () => thread.call('sticker', { id })),
    fonts: fontFiles,
    fontFile: (id, file) => readFontFile(id, file),
    scenePicture: (id, mood) => small(`scene/${id}/${mood}`, () => thread.call('scene', { id, mood })),
  };
}

/**
 * Photos whose facts are kept, each with a mask of up to 40 kB: one is asked for often while a control
 * moves.
 */
const keptFacts = 32;

type NewPhotoFacts = { facts: PhotoFacts; warnings: readonly DesignWarning[] };

/** Reads and cuts out a user's photo once for all changes of a design. */
function createFactsCache(builtin: Pick<BuiltinEngine, 'prepare'>) {
  const cache = new Map<string, Promise<NewPhotoFacts>>();
  async function prepare(read: NewPhoto['read']): Promise<NewPhotoFacts> {
    const { bytes } = await read();
    const { facts, warnings } = await builtin.prepare([{ bytes, use: 'person', strokes: [] }]);
    const [first] = facts;
    if (!first) throw new Error('a photo has no facts');
    return { facts: first, warnings };
  }
  return (id: string, read: NewPhoto['read'], signal: AbortSignal): Promise<NewPhotoFacts> => {
    const known = cache.get(id);
    const found = known ?? prepare(read).catch(asInvalid);
    cache.delete(id);
    cache.set(id, found);
    if (!known) found.catch(() => cache.get(id) === found && cache.delete(id));
    const [oldest] = cache.keys();
    if (cache.size > keptFacts && oldest !== undefined) cache.delete(oldest);
    return untilAborted(signal, found);
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

/** With the photos that a change may bring back. */
function withPutAside({ photos = [], putAside = [], ...recipe }: Recipe): Recipe {
  return { ...recipe, photos: [...photos, ...putAside] };
}

type Small = Uint8Array<ArrayBuffer> | null;

/**
 * Caches small pictures, so that a grid opened again by any user costs nothing. Missing pictures are not
 * cached.
 */
function createSmallPictures(max: number) {
  const cache = new Map<string, Promise<Small>>();
  return (key: string, draw: () => Promise<PixelPicture | null>): Promise<Small> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const drawn = draw().then((pixels) => (pixels === null ? null : encode(pixels, smallEncoding)));
    cache.set(key, drawn);
    const remove = () => cache.delete(key);
    drawn.then((bytes) => bytes === null && remove(), remove);
    const oldest = cache.keys().next();
    if (cache.size > max && !oldest.done) cache.delete(oldest.value);
    return drawn;
  };
}
