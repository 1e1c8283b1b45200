/**
 * The interactive thread: offers the choices for a design, applies a change, draws small previews, and
 * expands prompts and descriptions of styles. It is separate from the threads that draw for jobs, so that a
 * moving control never waits for a job.
 */
import { parentPort } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import type { DesignChange } from '../../../contract/designs.ts';
import {
  changeRecipe,
  DesignChangeError,
  type DesignChange as RecipeChange,
} from '../composing/change-recipe.ts';
import { hasIcon, rasterIcon } from '../icons.ts';
import { enhancePrompt } from '../language/enhance/enhance.ts';
import { suitingFaces } from '../language/suiting-faces.ts';
import { openDesignAsLayers } from '../layers/open-design-as-layers.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import { createRandom } from '../random.ts';
import { type Recipe, recipeSchema } from '../recipe.ts';
import { pixelsOf, renderRecipe } from '../render.ts';
import { scenes } from '../scenes/scenes.ts';
import { freeCanvas, withScratch } from '../scratch.ts';
import { enhanceDescription } from '../styles/described/enhance-description.ts';
import type { PixelPicture } from '../thread/protocol.ts';
import type { SceneId } from '../vocabulary.ts';
import type { ThreadMethod, ThreadMethods, ThreadRequest, ThreadResponse } from './protocol.ts';
import { searchIcons } from './search-icons.ts';
import { offerOf, styleNameOf, viewOf } from './view.ts';

/** Sides of the small pictures, in pixels: twice the size they are shown at. */
const iconSide = 112;
/** The longer side of a sticker for the canvas editor, in pixels. */
const stickerSide = 640;
const sceneSize = { width: 192, height: 108 };
/** Side of the picture that is drawn only to load fonts and the library: the smallest a recipe allows. */
const loadingSide = 160;

class NotARecipe extends Error {}

let hasDrawn = false;

const methods: {
  [Method in ThreadMethod]: (params: ThreadMethods[Method]['params']) => ThreadMethods[Method]['result'];
} = {
  offer: ({ recipe, tool }) => offerOf(readRecipe(recipe), tool),
  load({ recipe }) {
    const { photos: _, ...read } = readRecipe(recipe);
    if (!hasDrawn) drawWithin(read, loadingSide);
    return null;
  },
  change({ recipe, change }) {
    const changed = changeRecipe(readRecipe(recipe), toRecipeChange(change));
    const style = change.style === undefined ? null : changed.recipe.style;
    return { ...changed, style: style === null ? null : { id: style, name: styleNameOf(style) } };
  },
  preview({ recipe, change, side, photos }) {
    const changed = changeRecipe(readRecipe(recipe), toRecipeChange(change));
    const pixels = drawWithin(changed.recipe, side, photos);
    return { pixels, view: viewOf(changed.recipe, changed.warnings) };
  },
  layers: ({ recipe, names, photos }) => openDesignAsLayers(readRecipe(recipe), { names, photos }),
  search: ({ query, language }) => searchIcons(query, language),
  icon: ({ id }) => (hasIcon(id) ? pixelsOfCanvas(withScratch(() => drawIcon(id))) : null),
  sticker: ({ id }) => (hasIcon(id) ? pixelsOfCanvas(withScratch(() => drawSticker(id))) : null),
  scene({ id, mood }) {
    const isKnown =
      Object.hasOwn(scenes, id) && scenes[id as SceneId].moods.some(({ name }) => name === mood);
    return isKnown ? pixelsOfCanvas(withScratch(() => drawScene(id as SceneId, mood))) : null;
  },
  enhancePrompt,
  suitingFaces: ({ prompt }) => suitingFaces(prompt),
  enhanceStyle: ({ description }) => enhanceDescription(description),
};

function readRecipe(value: unknown): Recipe {
  const read = recipeSchema.safeParse(value);
  if (!read.success) throw new NotARecipe('this is no recipe', { cause: read.error });
  return read.data;
}

function toRecipeChange({ headline, scene, ...rest }: DesignChange): RecipeChange {
  const change = {
    ...rest,
    ...(headline && { headline: headline.lines }),
    ...(headline?.emphasis != null && { emphasis: headline.emphasis }),
    ...(scene && { scene }),
  };
  // `changeRecipe` itself checks whether a name is one of the engine's.
  return change as RecipeChange;
}

function drawWithin(recipe: Recipe, side: number, photos: readonly PhotoPixels[] = []): PixelPicture {
  const pixels = pixelsOfCanvas(renderRecipe({ ...recipe, size: within(recipe.size, side) }, { photos }));
  hasDrawn = true;
  return pixels;
}

/** The same shape with a longest side of at most this. */
function within({ width, height }: Recipe['size'], side: number): Recipe['size'] {
  const factor = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

function drawIcon(id: string) {
  const canvas = createCanvas(iconSide, iconSide);
  const room = iconSide * 0.92;
  const raster = rasterIcon(id, room);
  const factor = Math.min(1, room / raster.width);
  const [width, height] = [raster.width * factor, raster.height * factor];
  canvas.getContext('2d').drawImage(raster, (iconSide - width) / 2, (iconSide - height) / 2, width, height);
  return canvas;
}

function drawSticker(id: string) {
  const raster = rasterIcon(id, stickerSide);
  const factor = Math.min(1, stickerSide / Math.max(raster.width, raster.height));
  const canvas = createCanvas(Math.round(raster.width * factor), Math.round(raster.height * factor));
  canvas.getContext('2d').drawImage(raster, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function drawScene(id: SceneId, mood: string) {
  const { width, height } = sceneSize;
  const canvas = createCanvas(width, height);
  const focus = { x: 0.6, y: 0.5 };
  const random = createRandom(1).fork('scene');
  scenes[id].draw(canvas.getContext('2d'), { width, height, random, mood, focus });
  return canvas;
}

function pixelsOfCanvas(canvas: ReturnType<typeof renderRecipe>): PixelPicture {
  const pixels = pixelsOf(canvas);
  freeCanvas(canvas);
  return pixels;
}

function run(request: ThreadRequest): unknown {
  const method = methods[request.method] as (params: ThreadRequest['params']) => unknown;
  return method(request.params);
}

function explain(id: number, error: unknown): ThreadResponse {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NotARecipe) return { id, kind: 'not-a-design', message };
  if (error instanceof DesignChangeError) {
    const field = error.field === 'emphasis' ? 'headline' : error.field;
    return { id, kind: 'refused', field, message };
  }
  return { id, kind: 'failed', message };
}

parentPort?.on('message', (request: ThreadRequest) => {
  const { id } = request;
  try {
    parentPort?.postMessage({ id, kind: 'done', result: run(request) } satisfies ThreadResponse);
  } catch (error) {
    parentPort?.postMessage(explain(id, error));
  }
});
