import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import { getDesign } from '#contract/designs.ts';
import type { GalleryImage } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useDialogFocus } from '#web/ui/dialog-focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DesignEditor } from './design-editor.tsx';
import { DesignStage } from './design-stage.tsx';
import { designTexts } from './texts.ts';

interface DesignPanelProps {
  image: GalleryImage;
  onClose: () => void;
  /** A version was saved; the panel should close. */
  onSaved: (version: GalleryImage) => void;
}

/** Edits a design by its parts. Asks before unsaved changes are lost. */
export function DesignPanel({ image, onClose, onSaved }: DesignPanelProps) {
  const t = useTexts(designTexts);
  const focus = useDialogFocus();
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useUnsavedWarning(isChanged);
  const design = useQuery({
    queryKey: ['design', image.id],
    queryFn: ({ signal }) => call(getDesign, { params: { id: image.id }, signal }),
    // The number of remaining versions changes with every save.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const close = useCallback(() => (isChanged ? setAsking(true) : onClose()), [isChanged, onClose]);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim-motion fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          // A click beside the panel is rarely intended, and would lose changes.
          onInteractOutside={(event) => event.preventDefault()}
          className="dialog-motion fixed inset-0 z-50 overflow-hidden bg-panel shadow-dialog outline-none lg:inset-6 lg:rounded-dialog forced-colors:border"
        >
          {design.data === undefined ? (
            <Waiting
              image={image}
              error={design.error}
              onRetry={() => void design.refetch()}
              onClose={onClose}
            />
          ) : (
            <DesignEditor
              image={image}
              answer={design.data}
              onChanged={setChanged}
              onClose={close}
              onSaved={onSaved}
            />
          )}
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={t('discardTitle')}
            sentence={t('discardSentence')}
            confirmLabel={t('discard')}
            onConfirm={onClose}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface WaitingProps {
  image: GalleryImage;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Shows the picture at once, while its parts load. */
function Waiting({ image, error, onRetry, onClose }: WaitingProps) {
  const t = useTexts(designTexts);
  return (
    <div className="grid h-full grid-rows-[56px_minmax(0,1fr)_auto]">
      <header className="flex items-center gap-1 border-line border-b px-2 lg:px-3">
        <IconButton icon={X} label={t('close')} onClick={onClose} />
        <Radix.Title className="m-0 px-1 type-heading">{t('editDesign')}</Radix.Title>
      </header>
      <DesignStage
        source={image.url}
        width={image.width}
        height={image.height}
        isBusy={error === null}
        error={null}
      />
      <div
        role="status"
        className="flex min-h-14 flex-wrap items-center justify-center gap-3 bg-stage p-3 text-muted"
      >
        {error === null ? t('loading') : <span className="text-danger">{errorText(error)}</span>}
        {error !== null && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
      </div>
    </div>
  );
}

/** Makes the browser warn before a page with unsaved changes is left. */
function useUnsavedWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
