import type { Layer, LayerId } from '../../document/layer.ts';
import { childrenOf, inDrawingOrder, isFree, isShown } from '../../document/tree.ts';
import { type Box, intersection, type PicturePoint } from '../../geometry.ts';
import { boundsOfLayer, boundsOfLayers, isOnLayer } from '../../layout/placed.ts';
import { guidesOf, snap } from '../../layout/snap.ts';
import { cornersOf } from '../../mask/areas.ts';
import type { EditorContext } from '../context.ts';
import { boxBetween } from '../drag-box.ts';
import { isDrag, type PointerInput, type ToolState } from '../tool.ts';
import { grabHandle } from './handles.ts';
import { movable, moveLayers } from './move-rules.ts';

/** How near a dragged layer comes to a guide before it is aligned, in CSS pixels. */
const snapDistance = 6;

/** Chooses, moves, scales and rotates layers. */
export function moveTool(editor: EditorContext): ToolState {
  const idle: ToolState = {
    name: 'idle',
    down: press,
    doubleClick({ picture }) {
      const layer = layerAt(editor, picture, true);
      if (layer !== null && editor.document.layers[layer]?.kind === 'text') editor.choose('text');
      return undefined;
    },
  };

  function press(input: PointerInput): ToolState {
    const handle = grabHandle(editor, input, () => idle);
    if (handle) return handle;
    const layer = layerAt(editor, input.picture, input.isCommand);
    return layer ? pressedLayer(input, layer) : framing(input);
  }

  /** A layer is pressed: a click chooses it, a drag moves it with the others that are chosen. */
  function pressedLayer(from: PointerInput, layer: LayerId): ToolState {
    const chosen = editor.state.selected;
    const wasChosen = chosen.includes(layer);
    if (!wasChosen) editor.select(from.isShift ? [...chosen, layer] : [layer]);
    return {
      name: 'pressed',
      move(input) {
        return isDrag(from.screen, input.screen) ? dragging(from, input) : undefined;
      },
      up() {
        if (wasChosen) editor.select(from.isShift ? chosen.filter((id) => id !== layer) : [layer]);
        return idle;
      },
      cancel: () => idle,
    };
  }

  function dragging(from: PointerInput, first: PointerInput): ToolState {
    const document = editor.committedDocument;
    const ids = movable(editor, editor.state.selected);
    const layers = ids.flatMap((id) => document.layers[id] ?? []);
    const box = boundsOfLayers(document, layers);
    const guides = guidesOf(document, box ? neighbours(editor, ids) : []);
    const state: ToolState = {
      name: 'dragging',
      move(input) {
        const by = constrain(from.picture, input);
        const moving = box && { ...box, x: box.x + by.x, y: box.y + by.y };
        const reach = input.isCommand ? 0 : snapDistance / editor.state.view.zoom;
        const snapped = moving ? snap(moving, guides, reach) : { x: 0, y: 0, guides: [] };
        editor.preview(moveLayers(editor, ids, by.x + snapped.x, by.y + snapped.y));
        editor.update({ guides: input.isCommand ? [] : snapped.guides });
        return undefined;
      },
      up() {
        editor.commit('move');
        return idle;
      },
      cancel() {
        editor.abandon();
        return idle;
      },
    };
    state.move?.(first);
    return state;
  }

  /** A press beside all layers: a drag draws a frame that chooses what it touches. */
  function framing({ picture: from, isShift }: PointerInput): ToolState {
    const before = isShift ? editor.state.selected : [];
    editor.select(before);
    const end = () => {
      editor.update({ outline: [] });
      return idle;
    };
    return {
      name: 'framing',
      move({ picture }) {
        const frame = boxBetween(from, picture);
        editor.update({ outline: cornersOf(frame) });
        editor.select([...new Set([...before, ...layersIn(editor, frame)])]);
        return undefined;
      },
      up: end,
      cancel() {
        editor.select(before);
        return end();
      },
    };
  }

  return idle;
}

/** How far the pointer went; with Shift only along the axis on which it went further. */
function constrain(from: PicturePoint, { picture, isShift }: PointerInput): { x: number; y: number } {
  const by = { x: picture.x - from.x, y: picture.y - from.y };
  if (!isShift) return by;
  return Math.abs(by.x) > Math.abs(by.y) ? { ...by, y: 0 } : { ...by, x: 0 };
}

/**
 * The highest layer at a point that is shown and free. One in a group stands for its outermost group, unless
 * `isDeep` (Ctrl or Cmd).
 */
export function layerAt({ document }: EditorContext, at: PicturePoint, isDeep: boolean): LayerId | null {
  const layer = inDrawingOrder(document)
    .reverse()
    .find((other) => isOnLayer(other, at) && isShown(document, other) && isFree(document, other));
  if (!layer) return null;
  return isDeep ? layer.id : outermost(document.layers, layer).id;
}

function outermost(layers: Readonly<Record<LayerId, Layer>>, layer: Layer): Layer {
  const group = layer.parent === null ? undefined : layers[layer.parent];
  return group?.kind === 'group' ? outermost(layers, group) : layer;
}

function layersIn({ document }: EditorContext, frame: Box): LayerId[] {
  return childrenOf(document, null)
    .filter((layer) => isShown(document, layer) && isFree(document, layer))
    .filter((layer) => {
      const bounds = boundsOfLayer(document, layer);
      return bounds !== null && intersection(bounds, frame) !== null;
    })
    .map(({ id }) => id);
}

function neighbours(editor: EditorContext, moving: readonly LayerId[]): Box[] {
  const document = editor.committedDocument;
  return childrenOf(document, null)
    .filter((layer) => !moving.includes(layer.id) && layer.kind !== 'base' && isShown(document, layer))
    .flatMap((layer) => boundsOfLayer(document, layer) ?? []);
}
