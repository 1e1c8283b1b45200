import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ReferenceStroke } from '#contract/references.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import {
  beginStroke,
  dropStroke,
  endStroke,
  extendStroke,
  type Marking,
  type Point,
} from '../use/strokes.ts';
import { CutOutVeil } from './cut-out-veil.tsx';
import { drawBrush, drawStrokes } from './draw-strokes.ts';
import { cutOutTexts } from './texts.ts';

interface MarkingCanvasProps {
  /** The picture's address, once known. */
  picture: string | undefined;
  /** Width by height. */
  ratio: number;
  /** What stays of the picture, once known. */
  mask: ImageBitmap | undefined;
  marking: Marking;
  onChange: (change: (marking: Marking) => Marking) => void;
  brush: Pick<ReferenceStroke, 'marks' | 'width'>;
}

/** The distance of an arrow key as a share of the picture; five times as far with Shift. */
const keyStep = 0.02;
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with strokes, drawn by mouse, pen, finger or keys. */
export function MarkingCanvas({ picture, ratio, mask, marking, onChange, brush }: MarkingCanvasProps) {
  const t = useTexts(cutOutTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useCanvasSize(canvas);
  /** The position of the keyboard brush; null while a pointer draws. */
  const [cursor, setCursor] = useState<Point | null>(null);
  const isDown = marking.drawing !== null;

  useEffect(() => {
    if (canvas.current === null || size === '') return;
    const { strokes, drawing } = marking;
    drawStrokes(canvas.current, drawing ? [...strokes, drawing] : strokes);
    if (cursor !== null) drawBrush(canvas.current, cursor, brush.width);
  }, [marking, cursor, brush.width, size]);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = canvas.current?.getBoundingClientRect();
    return box ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : [0, 0];
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCursor(null);
    const at = pointOf(event);
    onChange((now) => beginStroke(now, brush, at));
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDown || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    // A fast hand makes more points than frames.
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (all.length > 0 ? all : [event.nativeEvent]).map(pointOf);
    onChange((now) => extendStroke(now, points));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const at = cursor ?? [0.5, 0.5];
    if (step) {
      const far = keyStep * (event.shiftKey ? 5 : 1);
      const next = [clamp(at[0] + step[0] * far), clamp(at[1] + step[1] * far)] as const;
      setCursor(next);
      if (isDown) onChange((now) => extendStroke(now, [next]));
    } else if (event.key === ' ') {
      setCursor(at);
      onChange((now) => (isDown ? endStroke(now, ratio) : beginStroke(now, brush, at)));
    } else return;
    event.preventDefault();
  };

  return (
    <div
      role="application"
      aria-label={t('markPicture')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys draw, too
      tabIndex={0}
      className="relative mx-auto overflow-hidden rounded-picture bg-over"
      style={{ aspectRatio: ratio, width: `min(100%, calc(46dvh * ${ratio}))` }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setCursor(null);
        onChange((now) => endStroke(now, ratio));
      }}
    >
      <img src={picture} alt="" draggable={false} className="absolute inset-0 size-full" />
      {mask && <CutOutVeil mask={mask} />}
      <canvas
        ref={canvas}
        className="absolute inset-0 size-full cursor-crosshair touch-none select-none"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => onChange((now) => endStroke(now, ratio))}
        onPointerCancel={() => onChange(dropStroke)}
      />
      <span role="status" className="sr-only">
        {cursor !== null && t(isDown ? 'brushDown' : 'brushUp')}
      </span>
    </div>
  );
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Sizes the canvas to the screen's pixels. Returns its size, so that it is redrawn when that changes. */
function useCanvasSize(canvas: { readonly current: HTMLCanvasElement | null }): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      element.width = Math.round(element.clientWidth * devicePixelRatio);
      element.height = Math.round(element.clientHeight * devicePixelRatio);
      setSize(`${element.width}×${element.height}`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}
