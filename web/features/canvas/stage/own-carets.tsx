import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useReducer,
} from 'react';
import type { LayerOf } from '#canvas/document/layer.ts';
import { wordsOf } from '#canvas/document/text-parts.ts';
import { boxesOf, caretLines, hasOwnCarets, offsetAt } from '#canvas/drawing/text-caret.ts';
import { picturePoint, screenPoint, toPicture } from '#canvas/geometry.ts';
import { inverse, mapPoint } from '#canvas/layout/matrix.ts';
import { matrixOf } from '#canvas/layout/placed.ts';
import { useEditorState, useSession } from '../session/use-session.ts';

type Field = HTMLTextAreaElement;

interface OwnCarets {
  /** Drawn instead of the field's own caret and selection; null where those are right. */
  readonly marks: ReactNode;
  press(event: PointerEvent<Field>): void;
  move(event: PointerEvent<Field>): void;
  chooseWord(event: MouseEvent<Field>): void;
}

/** Caret and selection of text whose words differ in size or font: a field has letters of one style. */
export function useOwnCarets(field: RefObject<Field | null>, layer: LayerOf<'text'>): OwnCarets {
  const { painter } = useSession();
  const view = useEditorState((state) => state.view);
  const isOwn = hasOwnCarets(layer);
  const range = useFieldRange(field, isOwn);
  if (!isOwn) return { marks: null, press() {}, move() {}, chooseWord() {} };
  const lines = caretLines(painter.createSurface(1, 1).context, painter, layer);
  const matrix = matrixOf(layer.placement);
  const offsetOf = ({ clientX, clientY, currentTarget }: MouseEvent<Field>) => {
    const stage = currentTarget.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const at = toPicture(view, screenPoint(clientX - stage.left, clientY - stage.top));
    return offsetAt(lines, mapPoint(inverse(matrix), picturePoint(at.x, at.y)));
  };
  const { a, b, c, d } = matrix;
  const left = layer.placement.x * view.zoom + view.left;
  const top = layer.placement.y * view.zoom + view.top;
  return {
    press(event) {
      if (event.button !== 0) return;
      event.preventDefault();
      const element = event.currentTarget;
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      const offset = offsetOf(event);
      const anchor = event.shiftKey ? element.selectionStart : offset;
      element.setSelectionRange(Math.min(anchor, offset), Math.max(anchor, offset));
      anchors.set(element, anchor);
    },
    move(event) {
      const element = event.currentTarget;
      const anchor = anchors.get(element);
      if (anchor === undefined || !element.hasPointerCapture(event.pointerId)) return;
      const offset = offsetOf(event);
      const direction = offset < anchor ? 'backward' : 'forward';
      element.setSelectionRange(Math.min(anchor, offset), Math.max(anchor, offset), direction);
    },
    chooseWord(event) {
      const offset = offsetOf(event);
      const word = wordsOf(layer.content).find(({ from, to }) => from <= offset && offset <= to);
      if (word) event.currentTarget.setSelectionRange(word.from, word.to);
    },
    marks: (
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 h-full w-full overflow-visible">
        <g
          transform={`translate(${left} ${top}) scale(${view.zoom}) matrix(${a} ${b} ${c} ${d} 0 0)`}
          data-part="own-carets"
        >
          {boxesOf(lines, range).map(({ x, y, width, height }) =>
            range.from === range.to ? (
              <line
                key={`${x} ${y}`}
                x1={x}
                x2={x}
                y1={y}
                y2={y + height}
                vectorEffect="non-scaling-stroke"
                strokeWidth={2}
                className="stroke-accent motion-safe:animate-[blink_1.1s_step-end_infinite]"
              />
            ) : (
              <rect key={`${x} ${y}`} {...{ x, y, width, height }} className="fill-accent/40" />
            ),
          )}
        </g>
      </svg>
    ),
  };
}

/** Where a press began, by its field. */
const anchors = new WeakMap<Field, number>();

/** What is chosen in the field; renders again when it changes. */
function useFieldRange(field: RefObject<Field | null>, isWanted: boolean) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWanted) return;
    const onChange = () => document.activeElement === field.current && render();
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [field, isWanted]);
  const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
  return { from: selectionStart, to: selectionEnd };
}
