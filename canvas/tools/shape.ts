import { addLayer } from '../document/changes.ts';
import type { Layer, LayerId, ShapeName } from '../document/layer.ts';
import { newShape } from '../document/new-layers.ts';
import { orderOnTop } from '../document/order.ts';
import type { Box } from '../geometry.ts';
import { degrees, radians } from '../layout/matrix.ts';
import { snapAngle } from '../layout/transform.ts';
import type { EditorContext } from './context.ts';
import { boxBetween, middleOf } from './drag-box.ts';
import { isDrag, type PointerInput, type ToolState } from './tool.ts';

/** The size of a shape that is added by a click, as a share of the picture's shorter side. */
const clickedShare = 0.25;
/** The thickness of lines, as a share of the picture's height. */
const strokeShare = 1 / 48;

/** A line has this share of its length as height: what is pressed to select it. */
const lineShare = { line: 0.12, arrow: 0.2, 'curved-arrow': 0.35 } as const;

/**
 * Draws a shape between two points, with Shift as wide as high; lines and arrows from the first point to the
 * second, with Shift in steps of 15 degrees. A click adds one of a usual size. The move tool takes over.
 */
export function shapeTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: drawing };

  function drawing(from: PointerInput): ToolState {
    const id = editor.newId();
    let isDrawn = false;
    return {
      name: 'drawing',
      move(input) {
        if (!isDrawn && !isDrag(from.screen, input.screen)) return undefined;
        isDrawn = true;
        editor.preview([addLayer(shapeBetween(id, from, input))]);
        return undefined;
      },
      up() {
        if (!isDrawn) editor.preview([addLayer(clicked(id, from))]);
        editor.commit('add-shape');
        editor.choose('move');
        editor.select([id]);
        return idle;
      },
      cancel() {
        editor.abandon();
        return idle;
      },
    };
  }

  function shapeBetween(id: LayerId, from: PointerInput, to: PointerInput): Layer {
    const { shape } = editor.state;
    if (isLine(shape)) return lineBetween(id, shape, from, to);
    return shapeIn(id, boxBetween(from.picture, to.picture, to.isShift));
  }

  function lineBetween(
    id: LayerId,
    shape: Line,
    from: PointerInput,
    { picture: to, isShift }: PointerInput,
  ): Layer {
    const free = degrees(Math.atan2(to.y - from.picture.y, to.x - from.picture.x));
    const rotation = isShift ? snapAngle(free) : free;
    const width = Math.max(1, Math.hypot(to.x - from.picture.x, to.y - from.picture.y));
    const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))];
    const box = {
      x: from.picture.x + (cos * width) / 2 - width / 2,
      y: from.picture.y + (sin * width) / 2 - (width * lineShare[shape]) / 2,
      width,
      height: width * lineShare[shape],
    };
    const layer = shapeIn(id, box);
    return { ...layer, placement: { ...layer.placement, rotation } };
  }

  function clicked(id: LayerId, { picture }: PointerInput): Layer {
    const { width, height } = editor.document;
    const side = Math.min(width, height) * clickedShare;
    const { shape } = editor.state;
    const high = isLine(shape) ? side * lineShare[shape] : side;
    return shapeIn(id, { x: picture.x - side / 2, y: picture.y - high / 2, width: side, height: high });
  }

  function shapeIn(id: LayerId, box: Box): Layer {
    const { shape, color } = editor.state;
    const layer = newShape({
      id,
      name: '',
      order: orderOnTop(editor.committedDocument),
      ...middleOf(box),
      shape,
      color,
      width: Math.max(1, box.width),
      height: Math.max(1, box.height),
    });
    if (layer.outline.width === 0) return layer;
    // As thick in a small picture as in a large one.
    const width = Math.max(2, Math.round(editor.document.height * strokeShare));
    return { ...layer, outline: { ...layer.outline, width } };
  }

  return idle;
}

type Line = keyof typeof lineShare;

const isLine = (shape: ShapeName): shape is Line => shape in lineShare;
