import { useRef } from 'react';
import type { Job } from '#contract/jobs.ts';
import { ArrivingPicture } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { CancelButton } from '../jobs/cancel-button.tsx';
import { JobFrame, SwatchGround } from '../jobs/job-tile.tsx';
import { useMarkShownOnScreen } from '../jobs/shown-jobs.ts';
import { useCancelJob } from '../jobs/use-cancel-job.ts';
import { useProgressText } from '../jobs/use-progress-text.ts';
import { studioTexts } from '../texts.ts';
import { DesignsFrame } from './designs-frame.tsx';
import { designLineHeight, designSize, type GroupShape, hasRoomForText } from './designs-layout.ts';

interface RunningDesignsProps {
  job: Job;
  /** Width of the group, in pixels. */
  width: number;
  shape: GroupShape;
}

/**
 * Several designs in progress, each with its own percentage and step, if the engine tells. One that is ready
 * is shown while the others go on.
 */
export function RunningDesigns({ job, width, shape }: RunningDesignsProps) {
  const t = useTexts(studioTexts);
  const group = useRef<HTMLDivElement>(null);
  useMarkShownOnScreen(job.id, group);
  const cancellation = useCancelJob();
  const { each } = job.progress;
  const { percent } = useProgressText(job);
  const size = designSize(width, shape);
  const lineHeight = designLineHeight(shape);
  return (
    <div ref={group}>
      <DesignsFrame
        label={job.prompt}
        prompt={job.prompt}
        width={width}
        shape={shape}
        actions={
          <>
            {each === null && percent !== null && (
              <b className="flex-none tabular-nums">{formatPercent(percent)}</b>
            )}
            {cancellation.isError && (
              <span role="alert" className="text-danger type-meta">
                {t('cancelFailed')}
              </span>
            )}
            <CancelButton job={job} cancellation={cancellation} inHead />
          </>
        }
      >
        {(at) => (
          <section aria-label={t('designNumber', { number: at + 1 })}>
            <Place job={job} at={at} size={size} />
            {lineHeight > 0 && (
              <p className="m-0 truncate px-0.5 pt-2 text-muted" style={{ height: lineHeight }}>
                {t('designNumber', { number: at + 1 })}
              </p>
            )}
          </section>
        )}
      </DesignsFrame>
    </div>
  );
}

interface PlaceProps {
  job: Job;
  /** The design's number, counted from 0. */
  at: number;
  size: { width: number; height: number };
}

function Place({ job, at, size }: PlaceProps) {
  const t = useTexts(studioTexts);
  const picture = job.progress.each?.[at]?.picture;
  if (picture === undefined) {
    return <JobFrame job={job} design={at} height={size.height} isSmall={!hasRoomForText(size)} />;
  }
  const label = t('openDesign', { number: at + 1, prompt: job.prompt });
  const ground = <SwatchGround style={job.style} />;
  return <ArrivingPicture picture={picture} label={label} size={size} ground={ground} />;
}
