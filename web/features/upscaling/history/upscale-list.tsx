import { Suspense, useState } from 'react';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { upscalingTexts } from '../texts.ts';
import { ComparedEntry } from './compared-entry.tsx';
import { deleteUpscaleWithUndo } from './delete-upscale.ts';
import { EndedEntry } from './ended-entry.tsx';
import { FailedEntry } from './failed-entry.tsx';
import { buttonOnStage } from './on-stage.ts';
import { PendingEntry } from './pending-entry.tsx';
import { setHidden } from './updates-store.ts';
import { useNextFocus } from './use-next-focus.ts';
import type { Upscales } from './use-upscales.ts';

/** As documented: three at first, five more per click. */
export const shownFirst = 3;
const shownMore = 5;

export interface UpscaleListProps {
  upscales: Upscales;
  /** Resends a failed upscale; undefined if its picture is no longer available. */
  retryOf: (item: UpscaleItem) => (() => void) | undefined;
  onUseSettings: (item: UpscaleItem) => void;
}

/** All running ones first, then as many of the ended ones as requested. */
export function UpscaleList({ upscales, retryOf, onUseSettings }: UpscaleListProps) {
  const t = useTexts(upscalingTexts);
  const [wanted, setWanted] = useState(shownFirst);
  const [comparedId, setComparedId] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<UpscaleItem | null>(null);
  const { running, ended, total } = upscales;
  const shown = ended.slice(0, wanted);
  const focus = useNextFocus(shown);
  const hasMore = ended.length > wanted || upscales.hasMore;
  const compared = ended.find(({ id }) => id === comparedId);

  const showMore = () => {
    setWanted(wanted + shownMore);
    focus.afterMore();
    if (ended.length < wanted + shownMore && upscales.hasMore) upscales.loadMore();
  };
  const remove = (item: UpscaleItem) => {
    focus.afterDeletion(item.id);
    deleteUpscaleWithUndo(item);
  };

  return (
    <>
      <ul className="m-0 list-none p-0">
        {running.map((item) => (
          <li key={item.id}>
            <PendingEntry item={item} />
          </li>
        ))}
        {shown.map((item) => (
          <li key={item.id}>
            {item.status === 'failed' ? (
              <FailedEntry
                item={item}
                onRetry={retryOf(item)}
                onUseSettings={() => onUseSettings(item)}
                onDismiss={() => {
                  focus.afterDeletion(item.id);
                  setHidden(item.id, true);
                }}
              />
            ) : (
              <EndedEntry
                item={item}
                onCompare={() => setComparedId(item.id)}
                onUseSettings={() => onUseSettings(item)}
                onDelete={() => setToDelete(item)}
              />
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="flex justify-center pt-4">
          <Button
            busy={upscales.isLoadingMore}
            busyLabel={t('loadingMore')}
            className={buttonOnStage}
            onClick={showMore}
          >
            {t('loadMore', {
              shown: formatNumber(running.length + shown.length),
              total: formatNumber(total),
            })}
          </Button>
        </div>
      )}
      {toDelete !== null && (
        <ConfirmDialog
          onClose={() => setToDelete(null)}
          title={t('deleteImage')}
          sentence={t('deleteSentence')}
          onConfirm={() => {
            remove(toDelete);
            setToDelete(null);
          }}
        />
      )}
      {compared !== undefined && (
        <Suspense fallback={null}>
          <ComparedEntry
            item={compared}
            onClose={() => setComparedId(null)}
            onUseSettings={() => {
              setComparedId(null);
              onUseSettings(compared);
            }}
            onDelete={() => {
              setComparedId(null);
              remove(compared);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
