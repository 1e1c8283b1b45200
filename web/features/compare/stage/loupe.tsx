import { useTexts } from '#web/i18n/catalogue.ts';
import type { Point, Rect, Size } from '#web/ui/zoom/geometry.ts';
import type { ComparedPicture } from '../compared.ts';
import { compareTexts } from '../texts.ts';
import { boxRatio, onPixels, partOf, placeInBox } from '../view/geometry.ts';
import { fitTransform } from './frames.ts';

interface LoupeProps {
  before: ComparedPicture;
  after: ComparedPicture;
  names: { before: string; after: string };
  /** In pixels of the stage. */
  at: Point;
  /** The point it magnifies, in shares of the box. */
  looksAt: Point;
  stage: Size;
  /** The box on the stage, for the outline of the magnified area. */
  boxes: readonly Rect[];
  pixelRatio: number;
  /** Size of each of the two lenses. */
  lensPx: number;
}

const distancePx = 28;
/** Between the lenses; a multiple that also starts the second lens on a whole pixel of most screens. */
const gapPx = 4;

/**
 * The box size at which the finer picture has one pixel per screen pixel; the other one fills the same box,
 * so that both lenses show the same spot.
 */
export function boxAtOneToOne(before: Size, after: Size, pixelRatio: number): Size {
  const widths = [
    before.width / placeInBox(before, after).width,
    after.width / placeInBox(after, before).width,
  ];
  const width = Math.max(...widths) / pixelRatio;
  return { width, height: width / boxRatio(before, after) };
}

/** Two lenses, one per side, on the same spot. They avoid covering it. */
export function Loupe(props: LoupeProps) {
  const { before, after, names, at, looksAt, stage, boxes, pixelRatio, lensPx } = props;
  const t = useTexts(compareTexts);
  const box = boxAtOneToOne(before, after, pixelRatio);
  const width = 2 * lensPx + gapPx;
  const isBelow = at.y - distancePx - lensPx < 0;
  const left = Math.min(Math.max(0, at.x - width / 2), Math.max(0, stage.width - width));
  const top = isBelow ? at.y + distancePx : at.y - distancePx - lensPx;
  const onScreen = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
  const [shown] = boxes;
  const spotPx = shown === undefined ? 0 : (lensPx * shown.width) / box.width;
  const lenses = [
    { picture: before, other: after, name: names.before },
    { picture: after, other: before, name: names.after },
  ];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0" data-testid="loupe">
      {boxes.map((shownBox) => (
        <span
          key={`${shownBox.left} ${shownBox.top}`}
          className="absolute border border-[#fff] shadow-[0_0_0_1px_#000,inset_0_0_0_1px_#000]"
          style={{
            left: shownBox.left + looksAt.x * shownBox.width - spotPx / 2,
            top: shownBox.top + looksAt.y * shownBox.height - spotPx / 2,
            width: spotPx,
            height: spotPx,
          }}
        />
      ))}
      <div
        className="absolute top-0 left-0 flex gap-1 overflow-hidden rounded-control bg-[#fff] shadow-[0_0_0_2px_#fff,0_0_0_3px_#000,0_16px_40px_-12px_#000b]"
        style={{ width, height: lensPx, transform: `translate(${onScreen(left)}px, ${onScreen(top)}px)` }}
      >
        {lenses.map(({ picture, other, name }) => (
          <span key={name} className="relative flex-1 overflow-hidden bg-stage">
            <img
              src={picture.url}
              alt=""
              decoding="sync"
              className="absolute top-0 left-0 max-w-none"
              style={fitTransform(lensPlace(picture, other), picture)}
            />
            <span className="absolute bottom-1 left-1 rounded-badge bg-badge px-1.5 type-badge text-on-badge">
              {name}
            </span>
          </span>
        ))}
        <span className="absolute top-1 right-1 rounded-badge bg-badge px-1.5 type-badge text-on-badge">
          {t('oneToOne')}
        </span>
      </div>
    </div>
  );

  function lensPlace(picture: Size, other: Size): Rect {
    const corner = { left: lensPx / 2 - looksAt.x * box.width, top: lensPx / 2 - looksAt.y * box.height };
    return onPixels(partOf({ ...corner, ...box }, placeInBox(picture, other)), pixelRatio);
  }
}
