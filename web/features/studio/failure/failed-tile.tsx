import { Check } from 'lucide-react';
import type { Job } from '#contract/jobs.ts';
import { TileLine } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { studioTexts } from '../texts.ts';
import { failureCost, failureOfJob, failureTitle } from './failure.ts';

interface FailedTileProps {
  job: Job;
  pictureHeight: number;
  onRetry: () => void;
  onChangeSettings: () => void;
  onDismiss: () => void;
  onExplain: () => void;
}

/** The tile of a failed picture, or of a group's missing ones, until it is retried or dismissed. */
export function FailedTile({
  job,
  pictureHeight,
  onRetry,
  onChangeSettings,
  onDismiss,
  onExplain,
}: FailedTileProps) {
  const t = useTexts(studioTexts);
  const usesCoins = useUsesCoins();
  const failure = failureOfJob(job);
  const isCancelled = failure.partly?.isCancelled === true;
  return (
    <article aria-label={job.prompt}>
      <div
        className="relative grid content-between overflow-hidden rounded-picture bg-raised p-5 lg:p-6"
        style={{ height: pictureHeight }}
      >
        <CropMarks tone={isCancelled ? 'edge' : 'danger'} />
        <div className="relative">
          <h3 className="m-0 type-heading">{failureTitle(t, failure)}</h3>
          {usesCoins && (
            <p className="m-0 flex items-center gap-2 pt-1 text-ok type-meta">
              <Icon of={Check} size="sm" />
              {failureCost(t, failure)}
            </p>
          )}
          {!isCancelled && (
            <button
              type="button"
              onClick={onExplain}
              className={`${linkStyle} relative mt-1 border-0 bg-transparent p-0 type-meta before:absolute before:-inset-x-3 before:-inset-y-2 before:content-['']`}
            >
              {t('whatHappened')}
            </button>
          )}
        </div>
        <div className="relative flex flex-wrap gap-1">
          {failure.draft !== null && (
            <>
              <Button variant="main" onClick={onRetry}>
                {t('tryAgain')}
              </Button>
              <Button variant="quiet" onClick={onChangeSettings}>
                {t('changeSettings')}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={onDismiss}>
            {t('cancel')}
          </Button>
        </div>
      </div>
      <TileLine text={job.prompt} createdAt={job.createdAt} />
    </article>
  );
}
