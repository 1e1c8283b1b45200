import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface PictureFrameProps {
  /** Width by height; 16:9 by default. */
  ratio?: number;
  /** The selection ring. */
  selected?: boolean;
  /** The colour between picture and ring: the background around the frame. */
  on?: 'panel' | 'stage' | 'raised';
  /** 8 px corners instead of 10, for swatches and small frames. */
  small?: boolean;
  className?: string;
  children?: ReactNode;
}

const gaps = {
  panel: '[--ring-gap:var(--panel)]',
  stage: '[--ring-gap:var(--stage)]',
  raised: '[--ring-gap:var(--raised)]',
};

/**
 * Reserves the shape of a picture before it loads. May contain a `PictureBadge`, a `WatchedBar` and
 * `CropMarks`.
 */
export function PictureFrame({
  ratio = 16 / 9,
  selected = false,
  on = 'panel',
  small = false,
  className,
  children,
}: PictureFrameProps) {
  const corner = small ? 'rounded-control' : 'rounded-picture';
  return (
    <span
      className={clsx(
        'relative block w-full bg-over',
        corner,
        gaps[on],
        selected && 'ring-selected',
        className,
      )}
      style={{ aspectRatio: ratio }}
    >
      <span className={clsx('absolute inset-0 block overflow-hidden', corner)}>{children}</span>
    </span>
  );
}

/** The corner badge: bottom right, where a video site shows the length. One fact about the picture. */
export function PictureBadge({ children, raised = false }: { children: ReactNode; raised?: boolean }) {
  return (
    <span
      className={clsx(
        'type-badge absolute right-2 flex h-5 items-center gap-1 rounded-badge bg-badge px-1.5 text-on-badge',
        raised ? 'bottom-3' : 'bottom-2',
      )}
    >
      {children}
    </span>
  );
}
