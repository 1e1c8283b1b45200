/** Runs inside Chromium: each function measures one thing and returns milliseconds. */
import Konva from 'konva';
import { addLayer, apply, setFields } from '../../canvas/document/changes.ts';
import { type CanvasDocument, emptyDocument } from '../../canvas/document/document.ts';
import { newBase, newShape, newText } from '../../canvas/document/new-layers.ts';
import { drawDocument } from '../../canvas/drawing/draw-document.ts';
import { KeptLetters } from '../../canvas/drawing/kept-letters.ts';
import { LayeredRenderer } from '../../canvas/drawing/layered-renderer.ts';
import { drawMask, type MaskContext, type MaskStage } from '../../canvas/drawing/mask-view.ts';
import { settleText } from '../../canvas/drawing/settle-text.ts';
import type { Asset, DrawingContext, Painter, Surface } from '../../canvas/drawing/surface.ts';
import { MaskStore } from '../../canvas/editor/mask-store.ts';
import { type Box, picturePoint, union } from '../../canvas/geometry.ts';

const fourK = { width: 3840, height: 2160 } as const;
const brushPx = 200;
const stage = document.getElementById('stage') as HTMLDivElement;

function showCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  Object.assign(canvas.style, { position: 'absolute', width: '1280px', height: '720px' });
  stage.append(canvas);
  return canvas;
}

/**
 * The main thread's work of a frame: its callback, and what the browser does before it takes messages again.
 */
async function workOfFrames(frames: number, work: (frame: number) => void): Promise<number[]> {
  const channel = new MessageChannel();
  const times: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const startedAt = performance.now();
        work(frame);
        channel.port1.onmessage = () => {
          times.push(performance.now() - startedAt);
          resolve();
        };
        channel.port2.postMessage(null);
      });
    });
  }
  stage.replaceChildren();
  return times;
}

/**
 * Shows a canvas for some frames: in the editor it is there before a stroke begins, and the browser has the
 * memory that it shows it from.
 */
async function settle(context: CanvasRenderingContext2D): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        context.fillRect(0, 0, 1, 1);
        context.clearRect(0, 0, 1, 1);
        setTimeout(resolve);
      });
    });
  }
}

/** A stroke that goes to and fro over the picture, 60 pixels a frame. */
function pointAt(frame: number): { x: number; y: number } {
  const along = frame * 60;
  const across = fourK.width - 400;
  const turn = Math.floor(along / across);
  const x = 200 + (turn % 2 === 0 ? along % across : across - (along % across));
  return { x, y: 300 + ((turn * 220) % 1600) + 20 * Math.sin(frame / 3) };
}

/** A mask of 4K that is shown as the page does: on a canvas as large as the stage. */
async function shownMask(): Promise<MaskStore> {
  const canvas = showCanvas(1280, 720).getContext('2d') as CanvasRenderingContext2D;
  await settle(canvas);
  const context = canvas as unknown as MaskContext;
  const shown: MaskStage = { width: 1280, height: 720, view: { zoom: 1 / 3, left: 0, top: 0 }, line: 1 };
  const store = new MaskStore(fourK);
  store.watchPixels((dirty) => {
    const changed = dirty.reduce<Box | null>(union, null);
    if (changed) drawMask(context, store, shown, changed);
  });
  return store;
}

/** The editor's way: the mask's pixels, and the rectangle that changed. */
async function brush(frames: number): Promise<number[]> {
  const store = await shownMask();
  const at = (frame: number) => {
    const { x, y } = pointAt(frame);
    return { at: picturePoint(x, y), radius: brushPx / 2 };
  };
  const stroke = store.beginStroke(at(0), { mode: 'add' });
  return workOfFrames(frames, (frame) => stroke.to(at(frame + 1)));
}

/** The least that a browser can do: the new segment, and its rectangle onto what is shown. */
async function brushFloor(frames: number): Promise<number[]> {
  const shown = showCanvas(fourK.width, fourK.height).getContext('2d') as CanvasRenderingContext2D;
  await settle(shown);
  const kept = new OffscreenCanvas(fourK.width, fourK.height);
  const context = kept.getContext('2d') as OffscreenCanvasRenderingContext2D;
  Object.assign(context, { lineWidth: brushPx, lineCap: 'round', strokeStyle: 'rgb(139 92 246)' });
  return workOfFrames(frames, (frame) => {
    const [from, to] = [pointAt(frame), pointAt(frame + 1)];
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    const x = Math.floor(Math.min(from.x, to.x) - brushPx / 2);
    const y = Math.floor(Math.min(from.y, to.y) - brushPx / 2);
    const width = Math.ceil(Math.abs(from.x - to.x) + brushPx);
    const height = Math.ceil(Math.abs(from.y - to.y) + brushPx);
    shown.clearRect(x, y, width, height);
    shown.globalAlpha = 0.5;
    shown.drawImage(kept, x, y, width, height, x, y, width, height);
  });
}

/** The way of IOPaint: the canvas is cleared, and the whole stroke drawn again. */
async function brushAgain(frames: number): Promise<number[]> {
  const canvas = showCanvas(fourK.width, fourK.height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  await settle(context);
  return workOfFrames(frames, (frame) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    Object.assign(context, {
      lineWidth: brushPx,
      lineCap: 'round',
      lineJoin: 'round',
      strokeStyle: '#ffcc00bb',
    });
    context.beginPath();
    for (let at = 0; at <= frame + 1; at += 1) {
      const { x, y } = pointAt(at);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  });
}

/** Undo and redo of strokes, with what shows them. */
async function undoStrokes(steps: number): Promise<number[]> {
  const store = await shownMask();
  for (let step = 0; step < steps; step += 1) {
    const at = (frame: number) => {
      const { x, y } = pointAt(step * 20 + frame);
      return { at: picturePoint(x, y), radius: brushPx / 2 };
    };
    const stroke = store.beginStroke(at(0), { mode: 'add' });
    for (let frame = 1; frame < 20; frame += 1) stroke.to(at(frame));
    stroke.finish();
  }
  return workOfFrames(steps * 2, (frame) => (frame < steps ? store.undo() : store.redo()));
}

/** How much the heap grows by so many strokes, in megabytes, after twenty that fill the history. */
async function strokesInMemory(strokes: number): Promise<number> {
  const store = new MaskStore(fourK);
  const stroke = (index: number) => {
    const at = (frame: number) => {
      const { x, y } = pointAt(index * 20 + frame);
      return { at: picturePoint(x, y), radius: brushPx / 2 };
    };
    const begun = store.beginStroke(at(0), { mode: index % 2 === 0 ? 'add' : 'remove' });
    for (let frame = 1; frame < 20; frame += 1) begun.to(at(frame));
    begun.finish();
  };
  for (let index = 0; index < 20; index += 1) stroke(index);
  const before = await heap();
  for (let index = 0; index < strokes; index += 1) stroke(index);
  const after = await heap();
  kept.push(store);
  return (after - before) / 1e6;
}
const kept: unknown[] = [];

async function heap(): Promise<number> {
  const { gc } = window as unknown as { gc?: () => void };
  gc?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  gc?.();
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
}

class PagePainter implements Painter {
  readonly keptLetters = new KeptLetters();
  readonly #assets: Readonly<Record<string, Asset>>;

  constructor(assets: Readonly<Record<string, Asset>>) {
    this.#assets = assets;
  }

  createSurface(width: number, height: number): Surface {
    return surfaceOf(new OffscreenCanvas(width, height));
  }

  findAsset(id: string): Asset | null {
    return this.#assets[id] ?? null;
  }

  findSticker(): Asset | null {
    return null;
  }

  familiesOf(): string {
    return 'Impact, sans-serif';
  }
}

function surfaceOf(canvas: HTMLCanvasElement | OffscreenCanvas): Surface {
  const context = canvas.getContext('2d') as unknown as DrawingContext;
  return { context, image: canvas, width: canvas.width, height: canvas.height };
}

function paintedAsset(width: number, height: number): Asset {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, '#1b2a6b');
  gradient.addColorStop(1, '#f08a24');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  return { image: canvas, width, height };
}

/** A thumbnail of twenty layers: a base image, ten texts with outlines, nine shapes. */
function twentyLayers(painter: Painter): CanvasDocument {
  const context = painter.createSurface(1, 1).context;
  let document: CanvasDocument = emptyDocument(1280, 720);
  document = apply(document, [addLayer(newBase('base', { width: 1280, height: 720 }))]);
  for (let index = 0; index < 19; index += 1) {
    const placed = { id: `layer-${index}`, name: '', order: `a${String.fromCharCode(66 + index)}` };
    const [x, y] = [120 + (index % 5) * 250, 100 + Math.floor(index / 5) * 160];
    const layer =
      index % 2 === 0
        ? newText({ ...placed, x, y, content: `TEXT ${index}`, font: 'anton', fontSize: 64 })
        : newShape({ ...placed, x, y, shape: 'star', width: 120, height: 120, color: '#ff2d2d' });
    const added = apply(document, [addLayer(layer)]);
    const settled = layer.kind === 'text' ? settleText(context, painter, layer, undefined) : {};
    document = apply(added, setFields(added, layer.id, settled));
  }
  return document;
}

/** One of twenty layers is dragged: the editor's renderer. */
async function drag(frames: number): Promise<number[]> {
  const painter = new PagePainter({ base: paintedAsset(1280, 720) });
  const document = twentyLayers(painter);
  const surface = surfaceOf(showCanvas(1280, 720));
  const renderer = new LayeredRenderer(painter);
  const dragged = 'layer-8';
  const { placement } = document.layers[dragged] as { placement: { x: number; y: number } };
  renderer.draw(surface, document, 1, new Set([dragged]));
  return workOfFrames(frames, (frame) => {
    const moved = { ...placement, x: placement.x + (frame % 100), y: placement.y + (frame % 37) };
    const next = apply(document, setFields(document, dragged, { placement: moved } as never));
    renderer.draw(surface, next, 1, new Set([dragged]));
  });
}

/** The same layers as nodes of Konva, the dragged one on the same Konva layer as the others. */
async function dragKonva(frames: number): Promise<number[]> {
  const konva = new Konva.Stage({ container: stage, width: 1280, height: 720 });
  const layer = new Konva.Layer();
  konva.add(layer);
  layer.add(new Konva.Image({ image: paintedAsset(1280, 720).image as never, width: 1280, height: 720 }));
  let dragged: Konva.Node | null = null;
  for (let index = 0; index < 19; index += 1) {
    const [x, y] = [120 + (index % 5) * 250, 100 + Math.floor(index / 5) * 160];
    const node =
      index % 2 === 0
        ? new Konva.Text({
            x,
            y,
            text: `TEXT ${index}`,
            fontFamily: 'Impact, sans-serif',
            fontSize: 64,
            fill: '#ffffff',
            stroke: '#000000',
            strokeWidth: 16,
            fillAfterStrokeEnabled: true,
            lineJoin: 'round',
          })
        : new Konva.Star({ x, y, numPoints: 5, innerRadius: 28, outerRadius: 60, fill: '#ff2d2d' });
    layer.add(node);
    if (index === 8) dragged = node;
  }
  layer.draw();
  const from = dragged?.position() ?? { x: 0, y: 0 };
  return workOfFrames(frames, (frame) => {
    dragged?.position({ x: from.x + (frame % 100), y: from.y + (frame % 37) });
    layer.draw();
  });
}

/** Twenty outlined texts are copied, and the copies are taken back: a frame each. */
async function undoCopies(frames: number): Promise<number[]> {
  const painter = new PagePainter({ base: paintedAsset(1280, 720) });
  const { context } = painter.createSurface(1, 1);
  let document = apply(emptyDocument(1280, 720), [addLayer(newBase('base', { width: 1280, height: 720 }))]);
  const texts = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [120 + (index % 5) * 250, 100 + Math.floor(index / 5) * 160];
    const order = `a${String.fromCharCode(66 + index)}`;
    const layer = newText({
      ...{ id: `text-${index}`, name: '', order, x, y },
      ...{ content: `TEXT ${index}`, font: 'anton', fontSize: 64 },
    });
    return { ...layer, ...settleText(context, painter, layer, undefined) };
  });
  document = apply(document, texts.map(addLayer));
  const copies = texts.map((layer) => {
    const { x, y } = layer.placement;
    const placement = { ...layer.placement, x: x + 24, y: y + 24 };
    return { ...layer, id: `${layer.id}-copy`, order: layer.order.replace('a', 'b'), placement };
  });
  const copied = apply(document, copies.map(addLayer));
  const surface = surfaceOf(showCanvas(1280, 720));
  const renderer = new LayeredRenderer(painter);
  const selected = new Set(copies.map(({ id }) => id));
  renderer.draw(surface, document, 1, new Set());
  return workOfFrames(frames, (frame) => {
    if (frame % 2 === 0) renderer.draw(surface, copied, 1, selected);
    else renderer.draw(surface, structuredClone(document), 1, new Set());
  });
}

/** From a file to the first drawing on the stage. */
async function openPhoto(address: string): Promise<number> {
  const file = await (await fetch(address)).blob();
  const startedAt = performance.now();
  const image = await createImageBitmap(file);
  const painter = new PagePainter({ base: { image, width: image.width, height: image.height } });
  const base = newBase('base', { width: image.width, height: image.height });
  const opened = apply(emptyDocument(image.width, image.height), [addLayer(base)]);
  const scale = 0.25;
  const canvas = showCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  new LayeredRenderer(painter).draw(surfaceOf(canvas), opened, scale, new Set());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const took = performance.now() - startedAt;
  stage.replaceChildren();
  image.close();
  return took;
}

/** A document of twenty layers as a PNG of 1280×720. */
async function exportPng(): Promise<number> {
  const painter = new PagePainter({ base: paintedAsset(1280, 720) });
  const drawn = twentyLayers(painter);
  const startedAt = performance.now();
  const canvas = new OffscreenCanvas(1280, 720);
  drawDocument(surfaceOf(canvas), painter, drawn);
  await canvas.convertToBlob({ type: 'image/png' });
  return performance.now() - startedAt;
}

const measures = {
  brush,
  brushFloor,
  brushAgain,
  undoStrokes,
  strokesInMemory,
  drag,
  dragKonva,
  undoCopies,
  openPhoto,
  exportPng,
};
export type Measures = typeof measures;
(window as unknown as { measures: Measures }).measures = measures;
