/**
 * Takes a design apart into layers of the canvas editor that give the same picture: the scene, heroes,
 * stickers and photos as pictures with alpha, each line of a headline as text.
 *
 * A finish that is laid over everything (a bloom, a grade, grain) is part of each picture: every state of the
 * drawing is finished, and a layer is what changes one finished state into the next. Moved, a hero keeps the
 * light that it was finished with. What letters lack of a finish is a picture on top.
 */
import type { Canvas } from '@napi-rs/canvas';
import { type CanvasDocument, emptyDocument } from '../../../canvas/document/document.ts';
import type { Layer } from '../../../canvas/document/layer.ts';
import { newBase, newPicture } from '../../../canvas/document/new-layers.ts';
import { drawDocument } from '../../../canvas/drawing/draw-document.ts';
import type { DesignLayerName, LayersOptions } from '../../designs.ts';
import { drawText } from '../drawing/lettering.ts';
import { blankCanvas, type Picture } from '../drawing/picture.ts';
import { surfaceOf } from '../drawing/surface.ts';
import { effects } from '../finish/effects.ts';
import { grades } from '../finish/grades.ts';
import type { TextBlock } from '../layout/arrangement.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { Recipe } from '../recipe.ts';
import { type DesignLayerPart, drawingSteps, type Step, startPicture } from '../render.ts';
import { freeCanvas, scratchCanvas, withScratch } from '../scratch.ts';
import { type CutPicture, extract } from './extract.ts';
import { assetOf, createPainter } from './painter.ts';
import { bandLayer, headlineEffects, textLayer } from './text-layers.ts';

type LayerNames = LayersOptions['names'];

/** As `DesignAsLayers` of the interface, with pixels. */
export interface DrawnLayers {
  /** Its pictures are named by the keys of `pictures`. */
  document: CanvasDocument;
  pictures: Record<string, Omit<CutPicture, 'x' | 'y'>>;
}

/**
 * Draws a recipe as layers.
 * @throws PhotoMissing if the recipe shows a photo that is not given
 */
export function openDesignAsLayers(
  recipe: Recipe,
  { photos = [], names }: { photos?: readonly PhotoPixels[]; names: LayerNames },
): DrawnLayers {
  let layers: DrawnLayers | undefined;
  withScratch(() => {
    layers = new Dissection(recipe, photos, names).run();
    return scratchCanvas(1, 1);
  });
  if (!layers) throw new Error('a design gave no layers');
  return layers;
}

type Pixels = Uint8ClampedArray;

class Dissection {
  readonly #recipe: Recipe;
  readonly #names: LayerNames;
  readonly #picture: Picture;
  readonly #steps: Step[];
  readonly #layers: Layer[] = [];
  readonly #pictures: Record<string, Omit<CutPicture, 'x' | 'y'>> = {};
  /** What the layers so far give, and the design so far, finished. */
  #composed: Pixels = new Uint8ClampedArray();

  constructor(recipe: Recipe, photos: readonly PhotoPixels[], names: LayerNames) {
    this.#recipe = recipe;
    this.#names = names;
    this.#picture = startPicture(recipe, photos);
    this.#steps = drawingSteps(this.#picture, recipe);
  }

  run(): DrawnLayers {
    this.#composed = pixelsOf(this.#picture.canvas);
    for (const [index, step] of this.#steps.entries()) {
      if (step.part === 'text' && step.block) this.#addHeadline(step, step.block, index);
      else if (step.part === 'all') step.paint(this.#picture);
      else this.#addStep(step, index);
    }
    // Every step was drawn on the picture: it is the design itself.
    const whole = pixelsOf(this.#picture.canvas);
    freeCanvas(this.#picture.canvas);
    if (this.#needsFinish()) this.#addFinish(whole);
    return { document: this.#document(), pictures: this.#pictures };
  }

  /** Draws a step, and adds what it changed as a picture. */
  #addStep(step: Step, index: number): void {
    const own = step.part === 'background' ? null : this.#drawAlone(step);
    step.paint(this.#picture);
    const after = this.#finished(index);
    if (step.part === 'background') {
      const { width, height } = this.#picture;
      this.#pictures.background = { rgba: new Uint8Array(after), width, height };
      this.#layers.push({ ...newBase('background', { width, height }), name: this.#names.background });
    } else {
      this.#addPicture(step.part, extract({ ...this.#size, before: this.#composed, after, own }));
    }
    this.#composed = after;
  }

  get #size() {
    const { width, height } = this.#picture;
    return { width, height };
  }

  /** What a step draws on nothing. */
  #drawAlone(step: Step): Pixels {
    const { width, height } = this.#picture;
    const alone = { ...this.#picture, ...blankCanvas(width, height) };
    step.paint(alone);
    return takePixels(alone);
  }

  /** The design so far with everything that is later laid over all. */
  #finished(index: number): Pixels {
    const later = this.#steps.slice(index + 1).filter(({ part }) => part === 'all');
    const { width, height, canvas } = this.#picture;
    const copy = { ...this.#picture, ...blankCanvas(width, height) };
    copy.context.drawImage(canvas, 0, 0);
    for (const { paint } of later) paint(copy);
    return takePixels(copy);
  }

  #addPicture(part: DesignLayerPart | 'texture' | 'finish', cut: CutPicture | null, parent?: string): void {
    if (!cut || part === 'all' || part === 'text') return;
    const id = this.#newId(part);
    const { rgba, width, height } = cut;
    this.#pictures[id] = { rgba, width, height };
    const placed = { x: cut.x + width / 2, y: cut.y + height / 2 };
    const layer = newPicture({
      id,
      name: this.#nameOf(part),
      order: 'a0',
      ...placed,
      asset: id,
      width,
      height,
    });
    this.#layers.push({ ...layer, parent: parent ?? null });
  }

  #newId(part: string): string {
    const count = this.#layers.filter(({ id }) => id === part || id.startsWith(`${part}-`)).length;
    return count === 0 ? part : `${part}-${count + 1}`;
  }

  #nameOf(part: DesignLayerName): string {
    const name = this.#names[part];
    const count = this.#layers.filter((layer) => layer.name.replace(/ \d+$/, '') === name).length;
    return count === 0 ? name : `${name} ${count + 1}`;
  }

  /** Bands, then the free lines with their shadow, then those on bands. */
  #addHeadline(step: Step, block: TextBlock, index: number): void {
    const { lettering } = this.#picture.style;
    const isOnBar = lettering.band !== undefined && lettering.band.kind !== 'rule';
    const banded = lettering.band ? block.lines.filter(({ emphasis }) => emphasis) : [];
    const underlined = lettering.band?.kind === 'rule' ? banded.slice(-1) : banded;
    this.#addBrushes(block, index);
    for (const line of underlined) {
      const layer = bandLayer(this.#picture, block, line, {
        id: this.#newId('band'),
        name: this.#nameOf('band'),
      });
      if (layer) this.#layers.push(layer);
    }
    const free = isOnBar ? block.lines.filter(({ emphasis }) => !emphasis) : block.lines;
    this.#addLines(block, free);
    if (isOnBar) this.#addLines(block, banded);
    this.#addTexture(block, index);
    step.paint(this.#picture);
    this.#composed = this.#finished(index);
  }

  #addLines(block: TextBlock, lines: TextBlock['lines']): void {
    if (lines.length === 0) return;
    const id = this.#newId('headline');
    this.#layers.push({
      ...{ id, name: this.#nameOf('headline'), order: 'a0', parent: null },
      ...{ isVisible: true, isLocked: false, opacity: 1, blend: 'normal' },
      placement: { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, skew: 0 },
      effects: headlineEffects(this.#picture, lines),
      kind: 'group',
      isHeadline: true,
    });
    for (const line of lines) {
      const place = { id: this.#newId('line'), name: line.text.slice(0, 60) };
      this.#layers.push({ ...textLayer(this.#picture, block, line, place), parent: id });
    }
  }

  /** Painted bands are pictures: no shape has their bristles. */
  #addBrushes(block: TextBlock, index: number): void {
    const { lettering } = this.#picture.style;
    if (lettering.band?.kind !== 'brush') return;
    const bare = { ...block, lines: block.lines.map((line) => ({ ...line, text: '' })) };
    const [before, own] = [this.#composed, this.#drawLettering(bare, {})];
    const after = this.#finishedWith(index, bare, {});
    this.#addPicture('backdrop', extract({ ...this.#size, before, after, own }));
  }

  /** What letters have that no text layer draws: dots, scratches. It moves with the headline. */
  #addTexture(block: TextBlock, index: number): void {
    const { texture } = this.#picture.style.lettering;
    if (texture !== 'halftone' && texture !== 'rough') return;
    const group = this.#layers.findLast(({ kind }) => kind === 'group');
    const before = this.#finishedWith(index, block, { texture: undefined });
    const after = this.#finishedWith(index, block, {});
    this.#addPicture('texture', extract({ ...this.#size, before, after, own: null }), group?.id);
  }

  #drawLettering(block: TextBlock, changed: object): Pixels {
    const { width, height } = this.#picture;
    const alone = { ...this.#picture, ...blankCanvas(width, height) };
    this.#paintText(alone, block, changed);
    return takePixels(alone);
  }

  #finishedWith(index: number, block: TextBlock, changed: object): Pixels {
    const { width, height, canvas } = this.#picture;
    const copy = { ...this.#picture, ...blankCanvas(width, height) };
    copy.context.drawImage(canvas, 0, 0);
    this.#paintText(copy, block, changed);
    for (const { part, paint } of this.#steps.slice(index + 1)) if (part === 'all') paint(copy);
    return takePixels(copy);
  }

  #paintText(picture: Picture, block: TextBlock, changed: object): void {
    const style = { ...picture.style, lettering: { ...picture.style.lettering, ...changed } };
    const styled = { ...picture, style };
    drawText(styled, block);
    Object.assign(picture, { canvas: styled.canvas, context: styled.context });
  }

  /** Whether something is laid over letters that they do not have by themselves. */
  #needsFinish(): boolean {
    const recipe = this.#recipe;
    const isOver = recipe.effects.some(({ id }) => effects[id].stage === 'whole' && id !== 'grain');
    return isOver || grades[recipe.grade].scope === 'whole' || Boolean(recipe.look ?? recipe.tone);
  }

  #addFinish(whole: Pixels): void {
    const { width, height } = this.#picture;
    const surface = surfaceOf(scratchCanvas(width, height));
    const assets = Object.fromEntries(
      Object.entries(this.#pictures).map(([id, picture]) => [id, assetOf(picture)]),
    );
    drawDocument(surface, createPainter(assets), this.#document());
    const before = pixelsOf(surface.image as Canvas);
    const cut = extract({ ...this.#size, before, after: whole, own: null });
    this.#addPicture('finish', cut);
    const layer = this.#layers.at(-1);
    if (cut && layer) this.#layers.splice(-1, 1, { ...layer, isLocked: true });
  }

  #document(): CanvasDocument {
    const { width, height } = this.#picture;
    const layers = this.#layers.map((layer, at) => [layer.id, { ...layer, order: orderAt(at) }] as const);
    return { ...emptyDocument(width, height), layers: Object.fromEntries(layers) };
  }
}

/** Keys that sort as they are counted, of the form that `fractional-indexing` continues: a0 to az, b00 on. */
function orderAt(at: number): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const digit = (value: number) => digits[value] ?? '0';
  if (at < digits.length) return `a${digit(at)}`;
  const rest = at - digits.length;
  return `b${digit(Math.floor(rest / digits.length))}${digit(rest % digits.length)}`;
}

function pixelsOf(canvas: Canvas): Pixels {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

/**
 * Returns the pixels of a drawing that is not needed any more: a design has some twenty such, of megabytes.
 */
function takePixels({ canvas }: Picture): Pixels {
  const pixels = pixelsOf(canvas);
  freeCanvas(canvas);
  return pixels;
}
