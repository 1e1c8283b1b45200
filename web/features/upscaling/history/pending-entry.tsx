import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { cancelJob } from '#contract/jobs.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { setCoins } from '#web/features/accounts/index.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { elapsedLabel } from '#web/i18n/elapsed.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PictureBadge, PictureFrame } from '#web/ui/picture-frame.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { upscalingTexts } from '../texts.ts';
import { CheckStatus } from './check-status.tsx';
import { checkUpscale } from './check-upscale.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryName, sizesText } from './entry-text.ts';
import { buttonOnStage, frameOnStage } from './on-stage.ts';
import { setHidden } from './updates-store.ts';
import { statusCheckFromMs, type WaitingPhase, waitingPhase } from './waiting-phase.ts';

/**
 * A running upscale: its progress by the engine's tiles; of an engine that reports none, the documented
 * messages by elapsed time.
 */
export function PendingEntry({ item }: { item: UpscaleItem }) {
  const t = useTexts(upscalingTexts);
  const now = useNow();
  const elapsedMs = now - Date.parse(item.timestamp);
  const cancellation = useCancelUpscale();
  const phase = waitingPhase({
    elapsedMs: item.startedAt === null ? null : now - Date.parse(item.startedAt),
    isMeasured: item.isProgressMeasured,
    percent: item.progress,
  });
  return (
    <EntryFrame
      id={item.id}
      label={entryName(t, item)}
      picture={<PendingPicture item={item} elapsedMs={elapsedMs} />}
    >
      <h3 className="m-0 type-heading">
        {phase.kind === 'final' ? t('finalStage') : t('running', { factor: item.settings.scaleFactor })}
      </h3>
      <p className="m-0 pt-0.5 text-muted">{phaseWords(t, phase)}</p>
      <p className="m-0 pt-1.5 text-faint type-meta">{sizesText(t, item)}</p>
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <Button
          className={buttonOnStage}
          busy={cancellation.isPending}
          busyLabel={t('cancelling')}
          onClick={() => cancellation.mutate(item.id)}
        >
          <Icon of={X} size="sm" />
          {t('cancel')}
        </Button>
        {elapsedMs >= statusCheckFromMs && <CheckStatus id={item.id} />}
      </div>
      {cancellation.isError && (
        <p role="alert" className="m-0 pt-2 text-danger type-meta">
          {t('cancelFailed')}
        </p>
      )}
    </EntryFrame>
  );
}

function phaseWords(t: TranslateOf<typeof upscalingTexts>, phase: WaitingPhase): string {
  switch (phase.kind) {
    case 'queued':
      return t('queued');
    case 'starting':
      return t('starting');
    case 'measured':
      return t('enlarging');
    case 'moments':
      return t('moments');
    case 'almost':
      return t('almost');
    case 'minutes':
      return t('minutes', { count: phase.minutes });
    case 'final':
      return t('detecting');
  }
}

function PendingPicture({ item, elapsedMs }: { item: UpscaleItem; elapsedMs: number }) {
  const t = useTexts(upscalingTexts);
  const percent = Math.floor(item.progress);
  return (
    <PictureFrame on="stage" className={frameOnStage}>
      {item.beforeThumbnailUrl !== null && (
        <img
          src={item.beforeThumbnailUrl}
          alt=""
          className="absolute inset-0 size-full object-contain opacity-45"
        />
      )}
      <span
        role="progressbar"
        aria-label={t('running', { factor: item.settings.scaleFactor })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="absolute top-3 left-3 rounded-control bg-badge px-2.5 py-1 text-on-badge tabular-nums type-title"
      >
        {formatPercent(percent)}
      </span>
      <PictureBadge raised>{elapsedLabel(elapsedMs)}</PictureBadge>
      <WatchedBar percent={item.progress} estimated={!item.isProgressMeasured} />
    </PictureFrame>
  );
}

/**
 * Cancels a running upscale; the answer has the returned coins. One that ended a moment before shows its
 * result.
 */
function useCancelUpscale() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        const { coins } = await call(cancelJob, { params: { jobId: id } });
        setCoins(client, coins);
        setHidden(id, true);
      } catch (thrown) {
        if (!hasCode(thrown, 'job_already_finished')) throw thrown;
        await checkUpscale(id);
      }
    },
  });
}
