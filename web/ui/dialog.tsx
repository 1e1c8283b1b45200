import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useDialogEscape, useDialogFocus } from './dialog-focus.ts';
import { IconButton } from './icon-button.tsx';
import { ignoreToastClick, OpenDialogMark } from './open-dialogs.ts';
import { uiTexts } from './ui-texts.ts';
import { useMeasured } from './use-measured.ts';

export interface DialogProps {
  /** True by default, for a dialog that is mounted to open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The sentence below the title; announced when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, main last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** 440, 560 or 760 px wide; on phones always a bottom sheet. */
  size?: 'sm' | 'md' | 'lg';
}

const widths = { sm: 'md:max-w-[440px]', md: 'md:max-w-[560px]', lg: 'md:max-w-[760px]' };

/** Takes the focus, closes on Escape and on the scrim, returns the focus. Below 768 px it is a sheet. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'sm',
}: DialogProps) {
  const t = useTexts(uiTexts);
  const focus = useDialogFocus();
  const keys = useDialogEscape(onClose);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim-motion fixed inset-0 z-50 grid place-items-center overflow-hidden bg-scrim max-md:items-end md:p-4">
          <Radix.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            {...focus}
            {...keys}
            onInteractOutside={ignoreToastClick}
            className={clsx(
              'relative flex w-full flex-col bg-raised shadow-dialog outline-none forced-colors:border',
              'max-md:sheet-motion max-md:max-h-[88dvh] max-md:rounded-t-dialog md:dialog-motion md:max-h-[calc(100dvh-32px)] md:rounded-dialog',
              widths[size],
            )}
          >
            <OpenDialogMark />
            <header className="flex items-start gap-3 px-6 pt-5 pb-2 max-md:px-5">
              <div className="grid min-w-0 flex-1 gap-1 pt-1">
                <Radix.Title className="type-heading">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="text-muted">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton icon={X} label={t('close')} className="-mt-1 -mr-2.5 touch:-mt-1.5" />
              </Radix.Close>
            </header>
            {children !== undefined && <DialogBody>{children}</DialogBody>}
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-2 px-6 pt-4 pb-5 max-md:px-5 max-md:pb-safe max-md:*:flex-1">
                {footer}
              </footer>
            )}
            {footer === undefined && <div className="h-4 max-md:pb-safe" />}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Makes a body that overflows scrollable by keyboard, between lines that show where it is cut. */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const measure = useCallback(() => {
    if (body.current !== null) setLong(body.current.scrollHeight > body.current.clientHeight);
  }, []);
  useMeasured(body, measure);
  useMeasured(content, measure);
  return (
    <section
      ref={body}
      {...(isLong && { tabIndex: 0 })}
      className={clsx(
        'min-h-0 overflow-y-auto overscroll-contain px-6 focus-visible:-outline-offset-2 max-md:px-5',
        isLong ? 'border-line border-y py-3' : 'py-2',
      )}
    >
      <div ref={content}>{children}</div>
    </section>
  );
}
