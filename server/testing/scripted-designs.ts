import sharp from 'sharp';
import { addLayer, apply } from '#canvas/document/changes.ts';
import { emptyDocument } from '#canvas/document/document.ts';
import { newBase, newText } from '#canvas/document/new-layers.ts';
import { type DesignChange, type DesignView, drawnSize } from '#contract/designs.ts';
import { DesignChangeRefused, type EngineDesigns, type MadePicture, NotADesign } from '#engines/designs.ts';
import type { GenerateRequest } from '#engines/picture-requests.ts';

/** A test's design; its parts are the whole recipe. */
export interface ScriptedRecipe {
  isRecipe: true;
  style: string;
  hero: string | null;
  headline: string[];
  /** Of a photo that replaced another: its place and its bytes. */
  photo?: [number, number];
}

export const sampleRecipe: ScriptedRecipe = {
  isRecipe: true,
  style: 'MrBeast-tzdev',
  hero: 'shark',
  headline: ['WOW'],
};

/** Designs scripted by a test. The hero `unknown` cannot be drawn. */
export interface ScriptedDesigns extends EngineDesigns {
  /** What was drawn at full size, in order, and with how many references. */
  readonly drawn: { recipe: ScriptedRecipe; references: number }[];
  /** The pictures of another engine that words were set over, in order. */
  readonly composed: { request: GenerateRequest; made: MadePicture }[];
  /** Called for every drawing from now on; what it throws is thrown. */
  onDraw(work: Draw): void;
}

type Draw = (signal: AbortSignal, recipe: ScriptedRecipe) => Promise<void>;

export function createScriptedDesigns(): ScriptedDesigns {
  const drawn: ScriptedDesigns['drawn'] = [];
  const composed: ScriptedDesigns['composed'] = [];
  let work: Draw = async () => {};
  const sizes = { quick: { width: 64, height: 36 }, full: { width: 1280, height: 720 } };
  return {
    drawn,
    composed,
    onDraw(next) {
      work = next;
    },
    async offer(recipe) {
      const view = viewOf(readRecipe(recipe));
      const styles = [{ id: view.style, name: 'MrBeast' }];
      return { view, scenes: [{ id: 'ocean', moods: ['day'] }], styles, likelyScenes: [], headlines: [] };
    },
    async makeReady() {},
    async change(recipe, change) {
      const style = change.style === undefined ? null : { id: change.style, name: `The ${change.style}` };
      return { recipe: changed(recipe, change), style, warnings: [] };
    },
    async replacePhoto(recipe, { at, read }) {
      const { bytes } = await read();
      return { recipe: { ...readRecipe(recipe), photo: [at, bytes.length] }, warnings: [] };
    },
    async preview(recipe, change, { detail, signal }) {
      const next = changed(recipe, change);
      const view = viewOf(next);
      await work(signal, next);
      signal.throwIfAborted();
      return { bytes: await paint(sizes[detail]), mimeType: 'image/webp', ...sizes[detail], view };
    },
    async draw(recipe, { references, signal, onProgress, shorterSide = sizes.full.height }) {
      const read = readRecipe(recipe);
      await work(signal, read);
      onProgress(0.5, 'scene');
      drawn.push({ recipe: read, references: references.length });
      const size = drawnSize(sizes.full, shorterSide);
      return { bytes: await paint(size), mimeType: 'image/webp', ...size, recipe: read };
    },
    async openAsLayers(recipe, { names, signal }) {
      const read = readRecipe(recipe);
      await work(signal, read);
      const { width, height } = sizes.full;
      const bytes = new Uint8Array(
        await sharp(await paint(sizes.full))
          .png()
          .toBuffer(),
      );
      const place = { id: 'line', order: 'a1', x: 200, y: 100, font: 'anton', fontSize: 90 };
      const content = read.headline.join(' ');
      const layers = [
        { ...newBase('background', sizes.full), name: names.background },
        newText({ ...place, name: names.headline, content }),
      ];
      const document = apply(emptyDocument(width, height), layers.map(addLayer));
      return { document, pictures: { background: { bytes, mimeType: 'image/png', width, height } } };
    },
    async compose(request, made, { signal }) {
      composed.push({ request, made });
      await work(signal, sampleRecipe);
      const { width, height } = request;
      const bytes = await paint({ width, height });
      return {
        picture: { bytes, mimeType: 'image/webp', width, height, recipe: sampleRecipe },
        warnings: [],
      };
    },
    searchIcons: async (query, language) => [{ id: 'shark', label: `${query} in ${language}` }],
    stickerPicture: async (id) => (id === 'shark' ? paint(sizes.quick) : null),
    fonts: () => [{ id: 'anton', files: [{ unicodeRange: 'U+20-7E' }] }],
    fontFile: (id, file) => (id === 'anton' && file === 0 ? new Uint8Array([119, 79, 70, 50]) : null),
    iconPicture: async (id) => (id === 'shark' ? paint(sizes.quick) : null),
    scenePicture: async (id, mood) => (id === 'ocean' && mood === 'day' ? paint(sizes.quick) : null),
  };
}

function readRecipe(value: unknown): ScriptedRecipe {
  const isRecipe = typeof value === 'object' && value !== null && Reflect.get(value, 'isRecipe') === true;
  if (!isRecipe) throw new NotADesign('not a recipe of the test');
  return value as ScriptedRecipe;
}

function changed(recipe: unknown, { hero, headline, style }: DesignChange): ScriptedRecipe {
  if (hero === 'unknown') throw new DesignChangeRefused('hero', 'there is no such illustration');
  const before = readRecipe(recipe);
  return {
    ...before,
    ...(hero !== undefined && { hero }),
    ...(headline !== undefined && { headline: headline.lines }),
    ...(style !== undefined && { style }),
  };
}

function viewOf({ hero, headline, style }: ScriptedRecipe): DesignView {
  const gray = '#808080';
  return {
    headline: headline.map((text) => ({ text, emphasis: false })),
    hero,
    scene: { id: 'ocean', mood: 'day' },
    layout: 'hero-right',
    style,
    palette: { primary: gray, secondary: gray, accent: gray, glow: gray, shadow: gray },
    layouts: ['hero-right'],
    palettes: [],
    accents: [],
    warnings: [],
    photos: [],
    arePhotosShown: false,
    regions: [],
    places: [],
    safe: { x: 0.02, y: 0.03, width: 0.96, height: 0.94 },
    badge: { x: 0.83, y: 0.86, width: 0.17, height: 0.14 },
  };
}

const painted = new Map<number, Promise<Uint8Array>>();

/** Paints each size once: many tests draw, and none looks at the pixels. */
async function paint({ width, height }: { width: number; height: number }): Promise<Uint8Array<ArrayBuffer>> {
  let picture = painted.get(width);
  if (picture === undefined) {
    picture = sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .webp({ effort: 0 })
      .toBuffer();
    painted.set(width, picture);
  }
  return new Uint8Array(await picture);
}
