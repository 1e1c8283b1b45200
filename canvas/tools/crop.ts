import { type Change, setDocument, setFields } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import { type Box, intersection } from '../geometry.ts';
import { moved } from '../layout/transform.ts';
import { cornersOf } from '../mask/areas.ts';
import type { EditorContext } from './context.ts';
import { boxBetween } from './drag-box.ts';
import { isDrag, type PointerInput, type ToolState } from './tool.ts';

/** The smallest side of a cropped picture, in pixels. */
const smallestSide = 16;

/** Draws the part of the picture that stays. `cropTo` applies it; nothing outside is deleted. */
export function cropTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: drawing };

  function drawing(from: PointerInput): ToolState {
    const before = editor.state.crop;
    return {
      name: 'drawing',
      move({ screen, picture, isShift }) {
        if (!isDrag(from.screen, screen)) return undefined;
        const { width, height } = editor.document;
        const box = intersection(boxBetween(from.picture, picture, isShift), { x: 0, y: 0, width, height });
        editor.update({ crop: box, outline: box ? cornersOf(box) : [] });
        return undefined;
      },
      up: () => idle,
      cancel() {
        editor.update({ crop: before, outline: before ? cornersOf(before) : [] });
        return idle;
      },
    };
  }

  return idle;
}

/** The changes that make a part of the picture the whole one: layers move, and keep what is now outside. */
export function cropTo(document: CanvasDocument, part: Box): Change[] {
  const [x, y] = [Math.round(part.x), Math.round(part.y)];
  const width = Math.max(smallestSide, Math.round(part.width));
  const height = Math.max(smallestSide, Math.round(part.height));
  return [
    ...setDocument(document, { width, height }),
    ...Object.values(document.layers).flatMap(({ id, placement }) =>
      setFields(document, id, { placement: moved(placement, -x, -y) }),
    ),
  ];
}
