import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { SurfaceLayout } from '../surfaces/surface-layout.ts';
import { type Surface, timestampBadge } from '../surfaces/surfaces.ts';

interface CardProps {
  surface: Surface;
  layout: SurfaceLayout;
  /** The content of the 16:9 frame. */
  children: ReactNode;
  title: string;
  titleRef?: Ref<HTMLParagraphElement>;
  /** The title is a placeholder. */
  isTitleFaint?: boolean;
  channel: string;
  facts: string;
  /** In the corner; null shows none. */
  length: string | null;
  isYours?: boolean;
  avatar?: ReactNode;
}

/**
 * A video as the surface shows it: picture, length, texts. Your card has a 3 px rule above it, and nothing on
 * the picture.
 */
export function Card(props: CardProps) {
  const { surface, layout, children, length, isYours = false } = props;
  const isRow = surface.layout === 'rows';
  return (
    <li
      className={clsx(
        'relative min-w-0',
        isRow && 'flex items-start',
        isYours &&
          'before:absolute before:-top-3 before:left-0 before:h-[3px] before:rounded-[2px] before:bg-(--feed-rule) before:content-[""]',
        isYours && (isRow ? 'before:right-0' : 'before:w-(--feed-picture)'),
      )}
      style={{ ...(isRow && { gap: surface.gapPx.column }) }}
    >
      <div
        className="relative flex-none overflow-hidden bg-(--feed-blank)"
        style={{ width: layout.pictureWidth, height: layout.pictureHeight, borderRadius: surface.cornerPx }}
        data-picture-width={layout.pictureWidth}
      >
        {children}
        {length !== null && <Timestamp length={length} />}
      </div>
      <Words {...props} />
    </li>
  );
}

function Words(props: CardProps) {
  const { surface, title, titleRef, isTitleFaint = false, channel, facts, avatar } = props;
  const isRow = surface.layout === 'rows';
  const hasAvatarBefore = !isRow && surface.avatarPx !== null;
  return (
    <div
      className={clsx('flex min-w-0 flex-1 gap-3', !isRow && 'pt-3', surface.device === 'phone' && 'px-3')}
    >
      {hasAvatarBefore && <Disc sizePx={surface.avatarPx ?? 0}>{avatar}</Disc>}
      <div className="min-w-0 flex-1">
        <p
          ref={titleRef}
          className={clsx(
            'line-clamp-2 break-words font-medium',
            isTitleFaint ? 'text-(--feed-meta)' : 'text-(--feed-text)',
          )}
          style={{ fontSize: surface.title.sizePx, lineHeight: `${surface.title.linePx}px` }}
          dir="auto"
        >
          {title}
        </p>
        <div
          className={clsx('text-(--feed-meta)', surface.id === 'search' ? 'pt-1' : 'pt-0.5')}
          style={{ fontSize: surface.metaSizePx, lineHeight: `${surface.metaSizePx + 6}px` }}
        >
          {surface.id === 'search' ? (
            <>
              <p className="truncate">{facts}</p>
              <p className="flex items-center gap-2 py-3">
                <Disc sizePx={surface.avatarPx ?? 0}>{avatar}</Disc>
                <span className="min-w-0 truncate">{channel}</span>
              </p>
            </>
          ) : (
            <>
              <p className="truncate">{channel}</p>
              <p className="truncate">{facts}</p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The channel's picture; blank in samples, to show no one's likeness. */
function Disc({ sizePx, children }: { sizePx: number; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid flex-none place-items-center overflow-hidden rounded-full bg-(--feed-blank) text-(--feed-text)"
      style={{ width: sizePx, height: sizePx, fontSize: sizePx * 0.42 }}
    >
      {children}
    </span>
  );
}

function Timestamp({ length }: { length: string }) {
  const { edgePx, heightPx, paddingPx } = timestampBadge;
  return (
    <span
      className="absolute grid place-items-center rounded-badge bg-[rgb(0_0_0/0.8)] font-medium text-[12px] text-[#fff] leading-none"
      style={{
        right: edgePx,
        bottom: edgePx,
        height: heightPx,
        paddingInline: paddingPx,
      }}
    >
      {length}
    </span>
  );
}
