import { Check, SquareSplitHorizontal, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { pictureSources } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogFocus } from '#web/ui/dialog-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ignoreToastClick, OpenDialogMark } from '#web/ui/open-dialogs.ts';
import { studioTexts } from '../texts.ts';
import { DesignsComparer } from './designs-comparer.tsx';

interface DesignsSideBySideProps {
  /** Two to four. */
  images: readonly GalleryImage[];
  onKeep: (image: GalleryImage, pressed: Element) => void;
  onClose: () => void;
}

/**
 * All designs of one generation in the full window, to keep one of them; two at a time they open in the
 * comparer.
 */
export function DesignsSideBySide({ images, onKeep, onClose }: DesignsSideBySideProps) {
  const t = useTexts(studioTexts);
  const focus = useDialogFocus();
  const [isInPairs, setInPairs] = useState(false);
  if (isInPairs) return <DesignsComparer images={images} onKeep={onKeep} onClose={() => setInPairs(false)} />;
  const [first] = images;
  // Wide pictures fill the window best in two columns, tall ones in one row.
  const isTall = first !== undefined && first.height > first.width;
  const columns = isTall ? images.length : 2;
  const rows = Math.ceil(images.length / columns);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          onInteractOutside={ignoreToastClick}
          className="dialog-motion fixed inset-0 z-50 flex flex-col bg-stage outline-none"
        >
          <OpenDialogMark />
          <header className="flex h-14 flex-none items-center gap-1 px-1 md:px-2 lg:h-16 lg:px-4">
            <IconButton icon={X} label={t('close')} onClick={onClose} />
            <Dialog.Title className="m-0 min-w-0 flex-1 truncate px-1 text-muted">
              {t('compareDesigns')}
            </Dialog.Title>
            <Button variant="quiet" onClick={() => setInPairs(true)}>
              <Icon of={SquareSplitHorizontal} size="sm" />
              {t('twoAtATime')}
            </Button>
          </header>
          <ul
            className="m-0 grid min-h-0 flex-1 list-none gap-x-4 gap-y-3 overflow-y-auto p-4 pt-0 pb-safe max-md:gap-y-5 md:overflow-hidden md:px-6 md:pb-5 md:[grid-template-columns:repeat(var(--columns),minmax(0,1fr))] md:[grid-template-rows:repeat(var(--rows),minmax(0,1fr))]"
            style={{ '--columns': columns, '--rows': rows } as Record<string, number>}
          >
            {images.map((image, at) => (
              <Design
                key={image.id}
                image={image}
                number={at + 1}
                others={images.length - 1}
                onKeep={(pressed) => {
                  onClose();
                  onKeep(image, pressed);
                }}
              />
            ))}
          </ul>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface DesignProps {
  image: GalleryImage;
  /** From 1. */
  number: number;
  /** How many would be deleted. */
  others: number;
  onKeep: (pressed: Element) => void;
}

function Design({ image, number, others, onKeep }: DesignProps) {
  const t = useTexts(studioTexts);
  return (
    <li className="flex min-h-0 min-w-0 flex-col gap-1">
      <img
        src={image.thumbnailUrl}
        srcSet={pictureSources(image)}
        sizes="(min-width: 768px) 50vw, 100vw"
        width={image.width}
        height={image.height}
        alt={t('openDesign', { number, prompt: image.prompt })}
        className="min-h-0 w-full object-contain max-md:h-auto max-md:rounded-picture md:h-full md:flex-1"
      />
      <div className="flex flex-none items-center gap-3 md:justify-center">
        <span className="flex-1 text-muted md:flex-none">{t('designNumber', { number })}</span>
        <Button size="sm" className="touch:min-h-11!" onClick={({ currentTarget }) => onKeep(currentTarget)}>
          <Icon of={Check} size="sm" />
          {t('keepThis', { count: others })}
          <span className="sr-only">{t('designNumber', { number })}</span>
        </Button>
      </div>
    </li>
  );
}
