import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { focusTileWhenDrawn } from '../grid/focus-tile.ts';
import type { GridHandle } from '../grid/masonry-grid.tsx';
import type { Band } from './band.ts';
import { isArrow, stepFrom } from './grid-steps.ts';
import { useSelection } from './selection-store.ts';
import { useBand } from './use-band.ts';
import { useLongPress } from './use-long-press.ts';

interface SelectionAreaProps {
  /** The pictures in the order of the grid's places. */
  ids: readonly string[];
  /** All loaded pictures, including those without a place in the grid yet. */
  loadedIds: readonly string[];
  grid: RefObject<GridHandle | null>;
  /** A click selects without selection mode: where a picture cannot be opened. */
  clickSelects?: boolean;
  className?: string;
  children: ReactNode;
}

/** The picture whose link, not a button of it, an event comes from. */
function pictureAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-image]')?.dataset.image ?? null;
}

/** The picture whose checkbox an event comes from. */
function checkAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-select]')?.dataset.select ?? null;
}

const controls = 'button, input, a:not([data-image]), [role=menu], [role=dialog]';

/**
 * Translates clicks, touches and keys on tiles into selection changes. Listens on the grid's container, so
 * that tiles need no handlers and undrawn tiles can be selected.
 */
export function SelectionArea(props: SelectionAreaProps) {
  const { ids, grid, clickSelects = false, className = '', children } = props;
  const isOn = useSelection((store) => store.isOn);
  const ignoresClick = useRef(false);
  const isTouch = useRef(false);
  const { band, begin } = useBand({
    grid,
    ids,
    topEdge: () => document.querySelector('[data-gallery-bar]')?.getBoundingClientRect().bottom ?? 0,
    onDrawn: () => {
      ignoresClick.current = true;
    },
  });
  const hold = useLongPress((id) => {
    ignoresClick.current = true;
    navigator.vibrate?.(10);
    if (useSelection.getState().isOn) useSelection.getState().toggle(id);
    else useSelection.getState().begin(id);
  });
  const selects = isOn || clickSelects;

  const onPointerDown = (event: PointerEvent) => {
    ignoresClick.current = false;
    isTouch.current = event.pointerType !== 'mouse';
    const id = pictureAt(event.target);
    if (event.target instanceof Element && event.target.closest(controls) !== null) return;
    if (isTouch.current) {
      if (id !== null) hold.begin(event, id);
      return;
    }
    if (event.button === 0 && (id === null || selects)) begin(event);
  };

  const onClick = (event: MouseEvent) => {
    // A click by keyboard has no position and cannot be the end of a band or a long press.
    const isSwallowed = ignoresClick.current && event.detail > 0;
    ignoresClick.current = false;
    const checked = checkAt(event.target);
    const id = checked ?? pictureAt(event.target);
    if (id === null) return;
    if (!isSwallowed && !selects && checked === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSwallowed) return;
    if (event.shiftKey) useSelection.getState().extendTo(id, ids);
    else useSelection.getState().toggle(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.image : undefined;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || (event.key === 'Enter' && clickSelects)) {
      event.preventDefault();
      if (event.shiftKey) useSelection.getState().extendTo(id, ids);
      else useSelection.getState().toggle(id);
      return;
    }
    const handle = grid.current;
    if (!isArrow(event.key) || handle === null) return;
    event.preventDefault();
    const index = stepFrom(handle.places, ids.indexOf(id), event.key);
    const next = index === null ? undefined : ids[index];
    if (index === null || next === undefined) return;
    if (event.shiftKey) {
      const { anchor, isOn: wasOn } = useSelection.getState();
      if (!wasOn || anchor === null) useSelection.getState().begin(id);
      useSelection.getState().extendTo(next, ids);
    }
    focusPlace(handle, index, next);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tiles inside are the controls; this handles their events
    <div
      className={`relative ${isOn ? 'select-none' : ''} ${className}`}
      data-selecting={isOn || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={hold.move}
      onPointerUp={hold.clear}
      onPointerCancel={hold.clear}
      onClickCapture={onClick}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        const { target } = event;
        if (!(target instanceof Element) || target.closest(controls) !== null || pictureAt(target) !== null)
          return;
        // Prevents text selection around the tiles; also blur the focused element as the default would.
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
      onDragStart={(event) => selects && event.preventDefault()}
      onContextMenu={(event) => {
        if (isTouch.current && pictureAt(event.target) !== null) event.preventDefault();
      }}
    >
      {children}
      {band !== null && <BandBox band={band} grid={grid} />}
      <SelectionWithin ids={props.loadedIds} />
    </div>
  );
}

function BandBox({ band, grid }: { band: Band; grid: RefObject<GridHandle | null> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = grid.current?.element;
    const parent = box.current?.offsetParent;
    if (element === undefined || box.current === null || !parent) return;
    const inner = element.getBoundingClientRect();
    const outer = parent.getBoundingClientRect();
    box.current.style.transform = `translate(${inner.left - outer.left + band.left}px, ${inner.top - outer.top + band.top}px)`;
  }, [band, grid]);
  return (
    <div
      ref={box}
      data-band
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 z-5 rounded-[3px] border border-text bg-text/10"
      style={{ width: band.width, height: band.height }}
    />
  );
}

/** Drops ids that have left the list, for example because another tab deleted them. */
function SelectionWithin({ ids }: { ids: readonly string[] }) {
  const keepWithin = useSelection((store) => store.keepWithin);
  useEffect(() => keepWithin(ids), [ids, keepWithin]);
  return null;
}

/** The gap between a tile and the bar above it, or the window's edge. */
const airPx = 16;

/** Focuses the tile at a place. Scrolls to it first if it is not drawn. */
function focusPlace({ element, places }: GridHandle, index: number, id: string): void {
  const place = places[index];
  if (place === undefined) return;
  const barBottom = document.querySelector('[data-gallery-bar]')?.getBoundingClientRect().bottom ?? 0;
  const gridTop = element.getBoundingClientRect().top;
  const top = gridTop + place.top;
  const bottom = top + place.height;
  if (top < barBottom + airPx) window.scrollBy(0, top - barBottom - airPx);
  else if (bottom > window.innerHeight - airPx) window.scrollBy(0, bottom - window.innerHeight + airPx);
  focusTileWhenDrawn(id, { preventScroll: true });
}
