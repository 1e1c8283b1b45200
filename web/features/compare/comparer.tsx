import { Info, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogFocus } from '#web/ui/dialog-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsDesktop, useIsPhone } from '#web/ui/media-query.ts';
import { ignoreToastClick, OpenDialogMark } from '#web/ui/open-dialogs.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import type { ComparerProps } from './compared.ts';
import { comparerKeys } from './comparer-keys.ts';
import { Actions, hasActions } from './panel/actions.tsx';
import { PanelContent } from './panel/panel-content.tsx';
import { Hints } from './stage/hints.tsx';
import { hasModeTool, ModeTool, ModeTools } from './stage/mode-tools.tsx';
import { Stage } from './stage/stage.tsx';
import { ZoomControls } from './stage/zoom-controls.tsx';
import { compareTexts } from './texts.ts';
import { useComparison } from './view/use-comparison.ts';

/** Two pictures in the full window, aligned at every zoom, with their facts. */
export function Comparer(props: ComparerProps) {
  const { before, after, title, onClose } = props;
  const t = useTexts(compareTexts);
  const content = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus();
  const isDesktop = useIsDesktop();
  const isPhone = useIsPhone();
  const comparison = useComparison(before, after);
  const names = { before: before.label ?? t('before'), after: after.label ?? t('after') };
  const facts = <PanelContent {...props} names={names} />;
  const panelTitle = t(props.upscale === undefined ? 'pictures' : 'settings');

  /** After a mouse click the keys control the pictures again, not the row of modes. */
  const focusPictures = (event: MouseEvent) => {
    if (event.detail > 0) content.current?.focus({ preventScroll: true });
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          ref={content}
          aria-describedby={undefined}
          onKeyDown={comparerKeys(comparison)}
          onInteractOutside={ignoreToastClick}
          className="dialog-motion fixed inset-0 z-50 flex flex-col overflow-hidden bg-stage outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_400px]"
        >
          <OpenDialogMark />
          <section className="flex min-h-0 min-w-0 flex-1 flex-col">
            <header className="flex h-14 flex-none items-center gap-1 px-1 md:px-2 lg:h-16 lg:px-4">
              <IconButton icon={X} label={t('close')} onClick={onClose} />
              <Dialog.Title className="m-0 min-w-0 flex-1 truncate px-1 text-muted">
                {title ?? t('title')}
              </Dialog.Title>
              <ZoomControls comparison={comparison} />
            </header>
            <div className="flex min-h-0 flex-1 flex-col lg:mx-4">
              <Stage before={before} after={after} names={names} comparison={comparison} />
            </div>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus after a click inside */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys keep the focus where it is */}
            <div className="flex-none px-3 pt-3 lg:px-4" onClick={focusPictures}>
              <ModeTools comparison={comparison} names={names} />
              <div className="flex min-h-16 items-center justify-center py-2 md:min-h-12 short:min-h-0">
                {isPhone && hasModeTool(comparison.mode) ? (
                  <ModeTool comparison={comparison} names={names} />
                ) : (
                  <Hints comparison={comparison} />
                )}
              </div>
            </div>
          </section>
          {isDesktop ? (
            <aside aria-label={panelTitle} className="flex min-h-0 flex-col border-line border-l bg-panel">
              <h2 className="m-0 flex h-16 flex-none items-center border-line border-b px-5 type-heading">
                {panelTitle}
              </h2>
              {props.choice !== undefined && (
                <div className="flex-none border-line border-b px-5 py-4">{props.choice}</div>
              )}
              <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{facts}</div>
              {hasActions(props) && (
                <div className="flex flex-none items-center gap-2 border-line border-t px-5 pt-4 pb-3">
                  <Actions {...props} />
                </div>
              )}
            </aside>
          ) : (
            <>
              {props.choice !== undefined && (
                <div className="flex-none border-line border-t bg-panel px-3 pt-3">{props.choice}</div>
              )}
              <div className="flex flex-none items-center gap-2 border-line border-t bg-panel px-3 pt-2 pb-safe max-[400px]:[&_svg:has(+.truncate)]:hidden">
                <Actions {...props} />
                <DetailsSheet title={panelTitle} isAlone={!hasActions(props)}>
                  {facts}
                </DetailsSheet>
              </div>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface DetailsSheetProps {
  title: string;
  /** Whether it is alone in its row. */
  isAlone: boolean;
  children: ReactNode;
}

/** On phones the panel is a bottom sheet. */
function DetailsSheet({ title, isAlone, children }: DetailsSheetProps) {
  const t = useTexts(compareTexts);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isAlone ? (
        <Button block onClick={open}>
          <Icon of={Info} />
          {t('details')}
        </Button>
      ) : (
        <IconButton icon={Info} label={t('details')} onClick={open} />
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        {children}
      </Sheet>
    </>
  );
}
