import { useEffect, useRef } from 'react';
import { useEditorState } from '../session/use-session.ts';

/** The brush in its true size, at the pointer. It moves without React: a stroke has no time to render. */
export function BrushCursor({ stage }: { stage: { current: HTMLElement | null } }) {
  const circle = useRef<HTMLDivElement>(null);
  const diameter = useEditorState(({ brushSizePx, view }) => brushSizePx * view.zoom);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const follow = (event: PointerEvent) => {
      if (!circle.current) return;
      const box = element.getBoundingClientRect();
      circle.current.style.translate = `${event.clientX - box.left}px ${event.clientY - box.top}px`;
      circle.current.style.visibility = event.type === 'pointerleave' ? 'hidden' : 'visible';
    };
    const types = ['pointermove', 'pointerdown', 'pointerleave'] as const;
    for (const type of types) element.addEventListener(type, follow);
    return () => {
      for (const type of types) element.removeEventListener(type, follow);
    };
  }, [stage]);
  return (
    <div ref={circle} aria-hidden="true" className="pointer-events-none invisible absolute top-0 left-0">
      <div
        className="-translate-x-1/2 -translate-y-1/2 rounded-full border border-[#fff] outline outline-[#000]/60"
        style={{ width: diameter, height: diameter }}
      />
    </div>
  );
}
