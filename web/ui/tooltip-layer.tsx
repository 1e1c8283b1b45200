import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './tooltip-place.ts';
import { watchTooltips } from './watch-tooltips.ts';

/** Rendered once per page: shows the tooltip of the hovered or focused control. */
export function TooltipLayer() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchTooltips(document, setControl), []);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || control === null) return;
    const side = control.dataset.tooltipSide === 'top' ? 'top' : 'bottom';
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = placeTooltip(control.getBoundingClientRect(), size, view, side);
    element.style.translate = `${left}px ${top}px`;
  }, [control]);
  if (control === null) return null;
  return createPortal(
    <div
      ref={box}
      role="tooltip"
      data-tooltip-layer=""
      data-state="open"
      className="pop-motion pointer-events-auto fixed top-0 left-0 z-70 w-max max-w-64 rounded-control border border-transparent bg-text px-2.5 py-1.5 font-medium text-inverse type-meta"
    >
      {control.dataset.tooltip}
    </div>,
    document.body,
  );
}
