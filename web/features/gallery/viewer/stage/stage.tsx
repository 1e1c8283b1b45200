import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useMeasured } from '#web/ui/use-measured.ts';
import type { Size } from '#web/ui/zoom/geometry.ts';
import { fitView } from '#web/ui/zoom/view.ts';
import { frameOf } from './frame.ts';
import { StagePicture } from './stage-picture.tsx';
import { slideGapPx, useStageGestures } from './use-stage-gestures.ts';
import type { ZoomControl } from './use-zoom.ts';

interface StageProps {
  image: GalleryImage;
  previous: GalleryImage | null;
  next: GalleryImage | null;
  control: ZoomControl;
  /** Free space on both sides of the whole picture. */
  marginPx: number;
  hasSwipe: boolean;
  /** The visible height of the stage from its top; all of it by default. */
  seenPx?: number | undefined;
  onGo: (target: 'previous' | 'next') => void;
  onBackground: () => void;
  /** Called for a press while the stage is partly covered. */
  onCovered: () => void;
}

/** The picture and its two neighbours, which are off screen. */
export function Stage(props: StageProps) {
  const { image, previous, next, control, marginPx, hasSwipe, seenPx, onGo, onBackground } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useMeasured(viewport, setSize);
  const isCovered = seenPx !== undefined;
  const frame = size && frameOf(image, size, marginPx);
  const fullHeightPx = frame?.whole.height ?? 0;
  // The visible part of the stage may be too low for the picture.
  const seenScale = isCovered && fullHeightPx > 0 ? Math.min(1, seenPx / fullHeightPx) : 1;
  const { setFrame } = control;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is new each time; what it says is not
  useEffect(() => {
    if (frame !== null) setFrame(frame);
  }, [size, marginPx, image.id]);
  const gestures = useStageGestures({
    imageId: image.id,
    viewport,
    track,
    control,
    frame,
    hasSwipe,
    canGo: { previous: previous !== null, next: next !== null },
    onGo,
    onBackground,
    onCovered: isCovered ? props.onCovered : null,
  });
  const slides = [
    { of: previous, side: -1 },
    { of: image, side: 0 },
    { of: next, side: 1 },
  ];
  return (
    <div
      ref={viewport}
      data-stage=""
      {...gestures}
      className={`relative min-h-0 flex-1 touch-none select-none overflow-hidden ${control.isZoomed ? 'cursor-grab active:cursor-grabbing' : ''}`}
    >
      <div
        className="absolute inset-0 transition-transform duration-(--speed-sheet) ease-out"
        style={size && isCovered ? { transform: towardsTop(size.height, fullHeightPx, seenScale) } : {}}
      >
        <div ref={track} className="absolute inset-0">
          {size !== null &&
            slides.map(
              ({ of, side }) =>
                of !== null && (
                  <div
                    key={of.id}
                    aria-hidden={side !== 0 || undefined}
                    // Beside a reduced picture the neighbours would be visible.
                    className={clsx('absolute inset-0', side !== 0 && seenScale < 1 && 'invisible')}
                    style={{ translate: `calc(${side * 100}% + ${side * slideGapPx}px)` }}
                  >
                    <StagePicture
                      image={of}
                      whole={frameOf(of, size, marginPx).whole}
                      view={side === 0 ? control.view : fitView}
                      isAnimated={side === 0 && control.isAnimated}
                      isCurrent={side === 0}
                    />
                  </div>
                ),
            )}
        </div>
      </div>
    </div>
  );
}

/** Moves the picture from the middle of the stage to its top. */
function towardsTop(stagePx: number, fullHeightPx: number, scale: number): string {
  return `translateY(${(fullHeightPx * scale - stagePx) / 2}px) scale(${scale})`;
}
