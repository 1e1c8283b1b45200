import { clsx } from 'clsx';
import { HoverCard } from 'radix-ui';
import { useTexts } from '#web/i18n/catalogue.ts';
import { floatingStyle } from '#web/ui/floating-style.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import type { Reference } from '../model/reference.ts';
import { referencesTexts } from '../texts.ts';

interface PreviewCardProps {
  reference: Reference;
  /** From the picture's frame to the end of its row. */
  gapPx: number;
}

/** From the row to the panel's edge, plus a margin. */
const marginPx = 32;

/** The picture, large enough to judge. Actions need a click. */
export function PreviewCard({ reference, gapPx }: PreviewCardProps) {
  const t = useTexts(referencesTexts);
  // Beside the panel it covers nothing of the form.
  const isDesktop = useIsDesktop();
  const { previewUrl, width, height, name, use } = reference;
  return (
    <HoverCard.Portal>
      <HoverCard.Content
        side={isDesktop ? 'right' : 'bottom'}
        align="start"
        sideOffset={isDesktop ? gapPx + marginPx : 8}
        collisionPadding={8}
        className={clsx(
          floatingStyle,
          'pointer-events-none w-[320px] max-w-[calc(100vw-16px)] overflow-hidden',
        )}
      >
        <span className="relative block bg-stage">
          <img
            src={previewUrl}
            alt={name}
            width={width}
            height={height}
            decoding="async"
            className="mx-auto block h-auto max-h-[240px] w-full object-contain"
          />
          {use !== 'auto' && <PictureBadge>{t(use)}</PictureBadge>}
        </span>
        <span className="block truncate px-3 py-2 text-muted type-meta">{name}</span>
      </HoverCard.Content>
    </HoverCard.Portal>
  );
}
