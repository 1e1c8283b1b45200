import { clsx } from 'clsx';
import { HoverCard } from 'radix-ui';
import { useTexts } from '#web/i18n/catalogue.ts';
import { floatingStyle } from '#web/ui/floating-style.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import type { Reference } from '../model/reference.ts';
import { referencesTexts } from '../texts.ts';

/** The picture at a size at which it can be judged. Only to look at: what can be done with it is behind a press. */
export function PreviewCard({ reference }: { reference: Reference }) {
  const t = useTexts(referencesTexts);
  // Beside the panel it covers nothing of the form.
  const isDesktop = useIsDesktop();
  const { previewUrl, width, height, file, use } = reference;
  return (
    <HoverCard.Portal>
      <HoverCard.Content
        side={isDesktop ? 'right' : 'bottom'}
        align="start"
        sideOffset={8}
        collisionPadding={8}
        className={clsx(
          floatingStyle,
          'pointer-events-none w-[320px] max-w-[calc(100vw-16px)] overflow-hidden',
        )}
      >
        <span className="relative block bg-stage">
          <img
            src={previewUrl}
            alt={file.name}
            width={width}
            height={height}
            decoding="async"
            className="mx-auto block h-auto max-h-[240px] w-full object-contain"
          />
          {use !== 'auto' && <PictureBadge>{t(use)}</PictureBadge>}
        </span>
        <span className="block truncate px-3 py-2 text-muted type-meta">{file.name}</span>
      </HoverCard.Content>
    </HoverCard.Portal>
  );
}
