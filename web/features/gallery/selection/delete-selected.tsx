import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useIsPhone } from '#web/ui/media-query.ts';
import type { Target } from '../actions/target.ts';
import { focusTile } from '../grid/focus-tile.ts';
import { pageTexts } from '../page-texts.ts';
import { useSelection } from './selection-store.ts';

const DeleteDialog = deferredPart(async () => (await import('../trash/delete-dialog.tsx')).DeleteDialog);
const PurgeDialog = deferredPart(async () => (await import('../trash/purge-dialog.tsx')).PurgeDialog);

/** Deletes the selection after a question: to the trash, or permanently from the trash. */
export function DeleteSelected({ target, isPermanent = false }: { target: Target; isPermanent?: boolean }) {
  const t = useTexts(pageTexts);
  const isPhone = useIsPhone();
  const [toDelete, setToDelete] = useState<Target | null>(null);
  const Question = isPermanent ? PurgeDialog : DeleteDialog;
  const label = isPermanent ? t('purge') : t('delete');
  const button = {
    disabled: target.count === 0,
    disabledReason: t('selectFirst'),
    onPointerEnter: Question.preload,
    onClick: () => setToDelete(target),
  };
  return (
    <>
      {isPhone && !isPermanent ? (
        <IconButton icon={Trash2} label={label} {...button} className="text-danger!" />
      ) : (
        <Button variant="danger" {...button}>
          <Icon of={Trash2} />
          {label}
        </Button>
      )}
      {toDelete !== null && (
        <Question
          target={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={() => {
            const next = tileAfter(toDelete);
            useSelection.getState().end();
            // Dialogs restore the focus shortly after they close.
            setTimeout(() => focusTile(next));
          }}
        />
      )}
    </>
  );
}

/**
 * The tile to focus next: the first remaining one after the first deleted; otherwise the last one before it.
 */
function tileAfter({ images }: Target): string {
  const gone = new Set(images.map(({ id }) => id));
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-grid] [data-image]')].map(
    (tile) => tile.dataset.image ?? '',
  );
  const first = tiles.findIndex((id) => gone.has(id));
  const after = tiles.slice(Math.max(0, first)).find((id) => !gone.has(id));
  return after ?? tiles.findLast((id) => !gone.has(id)) ?? '';
}
