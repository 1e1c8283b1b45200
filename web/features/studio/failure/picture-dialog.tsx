import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useDialogFocus } from '#web/ui/dialog-focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ignoreToastClick, OpenDialogMark } from '#web/ui/open-dialogs.ts';
import { popupTexts } from './texts.ts';

/** With fewer there is no column. */
const minPictures = 4;
/** As many as the tallest of these dialogs fits; fewer pictures repeat. */
const columnPictures = 7;

export interface PictureDialogProps {
  title: string;
  description: ReactNode;
  /** The user's latest pictures, shown beside the text if there are enough and the screen is wide. */
  images: readonly GalleryImage[];
  onClose: () => void;
  children: ReactNode;
  /** The buttons, which stay visible while the rest scrolls. */
  foot: ReactNode;
}

/** A dialog about plans and coins: the user's own pictures beside the offer. Below 768 px it is a sheet. */
export function PictureDialog(props: PictureDialogProps) {
  const { title, description, images, onClose, children, foot } = props;
  const t = useTexts(popupTexts);
  const focus = useDialogFocus();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim-motion fixed inset-0 z-50 grid items-end justify-items-center bg-scrim md:place-items-center md:p-4">
          <Dialog.Content
            {...focus}
            onInteractOutside={ignoreToastClick}
            ref={content}
            className="relative flex w-full overflow-hidden bg-raised shadow-dialog outline-none forced-colors:border max-md:sheet-motion max-md:max-h-[88dvh] max-md:rounded-t-dialog md:dialog-motion md:max-h-[calc(100dvh-32px)] md:max-w-[720px] md:rounded-dialog"
          >
            <OpenDialogMark />
            {images.length >= minPictures && <Pictures images={images} />}
            <Dialog.Close asChild>
              <IconButton icon={X} label={t('close')} className="absolute! top-3 right-3" />
            </Dialog.Close>
            <div className="flex min-w-0 flex-1 flex-col">
              <header className="flex-none px-5 pt-7 md:px-7">
                <Dialog.Title className="m-0 pr-10 type-title [overflow-wrap:anywhere]">{title}</Dialog.Title>
                <Dialog.Description asChild>
                  <p className="m-0 pt-1.5 text-muted">{description}</p>
                </Dialog.Description>
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 md:px-7">
                {children}
              </div>
              <div className="mx-5 flex-none border-line border-t pt-4 pb-5 max-md:pb-safe md:mx-7 md:pt-5">
                {foot}
              </div>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Pictures({ images }: { images: readonly GalleryImage[] }) {
  return (
    <div aria-hidden="true" className="relative w-[36%] flex-none overflow-hidden bg-stage max-md:hidden">
      <div className="absolute inset-x-3 -top-8 grid gap-2.5">
        {Array.from({ length: columnPictures }, (_, at) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: places, which stay what they are
            key={at}
            src={images[at % images.length]?.thumbnailUrl}
            alt=""
            className="aspect-video w-[112%] max-w-none rounded-control object-cover"
          />
        ))}
      </div>
    </div>
  );
}
