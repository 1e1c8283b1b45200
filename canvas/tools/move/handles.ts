import { setFields } from '../../document/changes.ts';
import type { LayerId } from '../../document/layer.ts';
import { type PicturePoint, picturePoint, type ScreenPoint, screenPoint, toScreen } from '../../geometry.ts';
import { mapPoint } from '../../layout/matrix.ts';
import { matrixOf, sizeOf } from '../../layout/placed.ts';
import { angleBetween, type Handle, rotatedAbout, scaled, snapAngle } from '../../layout/transform.ts';
import type { EditorContext } from '../context.ts';
import type { PointerInput, ToolState } from '../tool.ts';
import { movable } from './move-rules.ts';

/** How near a press counts as on a handle, in CSS pixels; a finger covers more. */
const reach = { mouse: 10, pen: 12, touch: 22 } as const;
/** How far above its layer the handle for rotating is, in CSS pixels. */
const rotateDistance = 28;

const handles: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Where the handles of the one chosen layer are on the screen; null without one that has handles. */
export interface HandlePlaces {
  readonly layer: LayerId;
  readonly corners: readonly { readonly handle: Handle; readonly at: ScreenPoint }[];
  readonly rotate: ScreenPoint;
}

export function placesOfHandles(editor: EditorContext): HandlePlaces | null {
  const [id, ...others] = movable(editor, editor.state.selected);
  const layer = id === undefined ? undefined : editor.document.layers[id];
  const size = layer && sizeOf(layer);
  if (!layer || !size || others.length > 0) return null;
  const matrix = matrixOf(layer.placement);
  const onScreen = (x: number, y: number) => {
    const { x: left, y: top } = mapPoint(matrix, { x: (x * size.width) / 2, y: (y * size.height) / 2 });
    return toScreen(editor.state.view, picturePoint(left, top));
  };
  const [middle, above] = [onScreen(0, 0), onScreen(0, -1)];
  const length = Math.hypot(above.x - middle.x, above.y - middle.y) || 1;
  const further = (length + rotateDistance) / length;
  return {
    layer: layer.id,
    corners: handles.map((handle) => ({ handle, at: onScreen(handle.x, handle.y) })),
    rotate: screenPoint(middle.x + (above.x - middle.x) * further, middle.y + (above.y - middle.y) * further),
  };
}

/** The state that drags the handle under the pointer; null if there is none. */
export function grabHandle(
  editor: EditorContext,
  { screen, picture, pointer }: PointerInput,
  leave: () => ToolState,
): ToolState | null {
  const places = placesOfHandles(editor);
  if (!places) return null;
  const isNear = (at: ScreenPoint) => Math.hypot(at.x - screen.x, at.y - screen.y) <= reach[pointer];
  if (isNear(places.rotate)) return rotating(editor, places.layer, picture, leave);
  const grabbed = places.corners.find(({ at }) => isNear(at));
  return grabbed ? scaling(editor, places.layer, grabbed.handle, leave) : null;
}

/** A side changes one axis. A corner keeps the ratio; with Shift it does not. Alt keeps the middle. */
function scaling(editor: EditorContext, id: LayerId, handle: Handle, leave: () => ToolState): ToolState {
  return dragState('scaling', 'scale', editor, leave, ({ picture, isShift, isAlt }) => {
    const layer = editor.committedDocument.layers[id];
    const size = layer && sizeOf(layer);
    if (!layer || !size) return;
    const isCorner = handle.x !== 0 && handle.y !== 0;
    const placement = scaled(layer.placement, size, handle, picture, {
      keepsRatio: isCorner && !isShift,
      fromMiddle: isAlt,
    });
    editor.preview(setFields(editor.committedDocument, id, { placement }));
  });
}

/** Shift rotates in steps of 15 degrees. */
function rotating(editor: EditorContext, id: LayerId, from: PicturePoint, leave: () => ToolState): ToolState {
  return dragState('rotating', 'rotate', editor, leave, ({ picture, isShift }) => {
    const layer = editor.committedDocument.layers[id];
    if (!layer) return;
    const middle = picturePoint(layer.placement.x, layer.placement.y);
    const free = angleBetween(middle, from, picture);
    const turned = layer.placement.rotation + free;
    const angle = isShift ? snapAngle(turned) - layer.placement.rotation : free;
    const placement = rotatedAbout(layer.placement, middle, angle);
    editor.preview(setFields(editor.committedDocument, id, { placement }));
  });
}

function dragState(
  name: string,
  step: string,
  editor: EditorContext,
  leave: () => ToolState,
  drag: (input: PointerInput) => void,
): ToolState {
  return {
    name,
    move(input) {
      drag(input);
      return undefined;
    },
    up() {
      editor.commit(step);
      return leave();
    },
    cancel() {
      editor.abandon();
      return leave();
    },
  };
}
