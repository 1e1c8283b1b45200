import { useState } from 'react';
import type { Guide } from '#canvas/layout/snap.ts';
import type { DesignPlace } from '#contract/design-places.ts';
import { type DesignPart, type DesignView, designParts } from '#contract/designs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { boxAt, type Movable, type Size } from '../places.ts';
import { designTexts } from '../texts.ts';
import { type Gesture, usePartGestures } from './use-part-gestures.ts';

interface PartsOnPictureProps {
  picture: Size & { source: string };
  view: DesignView;
  isBusy: boolean;
  isFailed: boolean;
  onPlace: (place: DesignPlace, key: string) => void;
  onPress: (part: DesignPart) => void;
}

interface Shown {
  part: DesignPart;
  key: string;
  box: Movable['box'];
  movable?: Movable | undefined;
  name: string | null;
  /** The frontmost has the highest. */
  layer: number;
}

/**
 * The parts as buttons on the picture: a press opens what changes a part, a drag moves it, and the corners
 * of its frame scale it. Parts that cannot be moved have one stop of the keyboard for each kind.
 */
export function PartsOnPicture({ onPress, ...shown }: PartsOnPictureProps) {
  const { picture, view } = shown;
  const t = useTexts(designTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const parts = shownParts(view);
  const { gesture, wasDragged, onPart, onCorner } = usePartGestures({ ...shown, onChoose: setChosen });
  const framed = parts.find(({ movable }) => movable?.of === chosen)?.movable;
  const stops = new Set(designParts.map((part) => parts.find((one) => one.part === part && !one.movable)));
  return (
    <>
      {parts.map((one) => {
        const { part, key, box, movable, name, layer } = one;
        const label =
          name === null ? t('changePart', { part: t(part) }) : t('changeNamed', { part: t(part), name });
        return (
          <button
            key={key}
            type="button"
            tabIndex={movable || stops.has(one) ? 0 : -1}
            aria-label={label}
            aria-description={movable && t('moveHint')}
            title={t(part)}
            {...(movable && onPart(movable))}
            onFocus={(event) =>
              movable && event.currentTarget.matches(':focus-visible') && setChosen(movable.of)
            }
            onClick={() => {
              if (wasDragged()) return;
              setChosen(movable?.of ?? null);
              onPress(part);
            }}
            className={`design-part absolute border-0 bg-transparent p-0 ${movable ? 'cursor-move touch-none' : ''}`}
            // While one is dragged, the place that it has left is no place to look at.
            style={{ ...inShares(box), zIndex: layer, ...(gesture?.isDragged && { boxShadow: 'none' }) }}
          />
        );
      })}
      {gesture && <Ghost gesture={gesture} />}
      {framed && (
        <Frame
          box={gesture?.movable.of === framed.of ? boxAt(gesture.movable, gesture.place) : framed.box}
          layer={parts.length}
          corner={onCorner(framed)}
        />
      )}
      {gesture?.isDragged && <Guides guides={gesture.guides} picture={picture} badge={view.badge} />}
    </>
  );
}

/** In an order that a redrawn picture keeps, so that a button keeps the focus and the pointer. */
function shownParts({ regions, headline }: DesignView): Shown[] {
  const whole = { part: 'background', x: 0, y: 0, width: 1, height: 1, movable: undefined } as const;
  const all = [...regions, whole].map(
    ({ part, movable, ...box }, at): Shown => ({
      ...{ part, box, movable, layer: regions.length - at },
      key: movable?.of ?? `${part} ${at}`,
      name: movable ? nameOf(movable.of, headline) : null,
    }),
  );
  return all.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** The words of a line; an illustration's name. */
function nameOf(id: string, headline: DesignView['headline']): string | null {
  const [kind, which = ''] = id.split(':');
  if (kind === 'line') return headline[Number(which)]?.text ?? null;
  return kind === 'sticker' ? which.replaceAll('-', ' ') : null;
}

const inShares = ({ x, y, width, height }: Movable['box']) => ({
  left: `${100 * x}%`,
  top: `${100 * y}%`,
  width: `${100 * width}%`,
  height: `${100 * height}%`,
});

/** The dragged part as it was in the picture, until the picture is redrawn. */
function Ghost({ gesture: { source, movable, place } }: { gesture: Gesture }) {
  const { x, y, width, height } = movable.box;
  const share = (start: number, length: number) => (length === 1 ? 0 : (100 * start) / (1 - length));
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute opacity-70"
      style={{
        ...inShares(boxAt(movable, place)),
        backgroundImage: `url("${source}")`,
        backgroundSize: `${100 / width}% ${100 / height}%`,
        backgroundPosition: `${share(x, width)}% ${share(y, height)}%`,
      }}
    />
  );
}

const corners = [
  { at: 'nw', right: 0, bottom: 0, cursor: 'nwse-resize' },
  { at: 'ne', right: 1, bottom: 0, cursor: 'nesw-resize' },
  { at: 'sw', right: 0, bottom: 1, cursor: 'nesw-resize' },
  { at: 'se', right: 1, bottom: 1, cursor: 'nwse-resize' },
] as const;

/** The middle of a corner that is shown whole: `design-corner` is 14 px wide. */
const withinPicture = (share: number) => `clamp(7px, ${100 * share}%, calc(100% - 7px))`;

interface FrameProps {
  box: Movable['box'];
  layer: number;
  corner: ReturnType<ReturnType<typeof usePartGestures>['onCorner']>;
}

/** The chosen part's frame. Its corners stay within the picture, where they can be reached. */
function Frame({ box, layer, corner }: FrameProps) {
  const t = useTexts(designTexts);
  const left = Math.max(0, box.x);
  const top = Math.max(0, box.y);
  const inside = {
    x: left,
    y: top,
    width: Math.max(0, Math.min(1, box.x + box.width) - left),
    height: Math.max(0, Math.min(1, box.y + box.height) - top),
  };
  return (
    <>
      <div
        className="design-frame pointer-events-none absolute"
        style={{ ...inShares(inside), zIndex: layer }}
      />
      {corners.map(({ at, right, bottom, cursor }) => (
        <span
          key={at}
          title={t('scaleCorner')}
          data-corner={at}
          className="design-corner absolute touch-none"
          style={{
            left: withinPicture(inside.x + right * inside.width),
            top: withinPicture(inside.y + bottom * inside.height),
            cursor,
            zIndex: layer,
          }}
          {...corner}
        />
      ))}
    </>
  );
}

interface GuidesProps {
  guides: readonly Guide[];
  picture: Size;
  badge: DesignView['badge'];
}

/** The lines that the part is aligned with, and the corner that stays free. */
function Guides({ guides, picture, badge }: GuidesProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10">
      <span className="design-badge absolute" style={inShares(badge)} />
      {guides.map(({ axis, at }) => (
        <span
          key={`${axis}${at}`}
          data-guide={axis}
          className="absolute bg-accent"
          style={
            axis === 'x'
              ? { left: `${(100 * at) / picture.width}%`, top: 0, bottom: 0, width: 1 }
              : { top: `${(100 * at) / picture.height}%`, left: 0, right: 0, height: 1 }
          }
        />
      ))}
    </div>
  );
}
