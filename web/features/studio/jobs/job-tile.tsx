import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Job } from '#contract/jobs.ts';
import { TileLine } from '#web/features/gallery/later.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { useStylePicture } from '../form/use-styles.ts';
import { studioTexts } from '../texts.ts';
import { useMarkShownOnScreen } from './shown-jobs.ts';
import { useCancelJob } from './use-cancel-job.ts';
import { useElapsedLabel } from './use-elapsed.ts';
import { useProgressText } from './use-progress-text.ts';

interface JobTileProps {
  job: Job;
  pictureHeight: number;
  lineHeight: number;
}

/** A picture in the making, in the shape that it will have. It never pretends to be a preview. */
export function JobTile({ job, pictureHeight, lineHeight }: JobTileProps) {
  const tile = useRef<HTMLElement>(null);
  useMarkShownOnScreen(job.id, tile);
  return (
    <article ref={tile} aria-label={job.prompt} style={{ height: pictureHeight + lineHeight }}>
      <JobFrame job={job} height={pictureHeight} />
      <TileLine text={job.prompt} createdAt={job.createdAt} />
    </article>
  );
}

/** How far a job is, in the place of its picture. */
export function JobFrame({ job, height }: { job: Job; height: number }) {
  const swatch = useStylePicture(job.style);
  return (
    <div
      className="relative grid content-between overflow-hidden rounded-picture bg-raised p-5 lg:p-6"
      style={{ height }}
    >
      {swatch !== undefined && (
        <span
          aria-hidden="true"
          className="absolute -inset-5 bg-cover bg-center opacity-26 blur-[18px] saturate-80 light:opacity-14"
          style={{ backgroundImage: `url("${swatch}")` }}
        />
      )}
      <CropMarks />
      <Progress job={job} />
      <div className="relative">
        <CancelButton job={job} />
      </div>
      <Foot job={job} />
    </div>
  );
}

function Progress({ job }: { job: Job }) {
  const { percent, step, left } = useProgressText(job);
  return (
    <div className="relative">
      {percent === null ? (
        <p className="m-0 type-heading leading-12!">{step}</p>
      ) : (
        <>
          <p className="m-0 type-percent">
            {percent}
            <small className="font-[640] text-[24px] tracking-normal">{'\u2009%'}</small>
          </p>
          <p className="m-0 pt-0.5 text-muted">{step}</p>
        </>
      )}
      {left !== null && <p className="m-0 text-faint type-meta">{left}</p>}
    </div>
  );
}

function Foot({ job }: { job: Job }) {
  const elapsed = useElapsedLabel(job.createdAt);
  const { percent, isEstimated } = useProgressText(job);
  return (
    <>
      <PictureBadge raised>{elapsed}</PictureBadge>
      <WatchedBar percent={percent} estimated={isEstimated} />
    </>
  );
}

function CancelButton({ job }: { job: Job }) {
  const t = useTexts(studioTexts);
  const cancellation = useCancelJob();
  return (
    <>
      <Button
        busy={cancellation.isPending}
        busyLabel={t('cancelling')}
        aria-label={cancellation.isPending ? undefined : t('cancelJob', { prompt: job.prompt })}
        onClick={() => cancellation.mutate(job.id)}
      >
        <Icon of={X} size="sm" />
        {t('cancel')}
      </Button>
      {cancellation.isError && (
        <p role="alert" className="m-0 pt-1 text-danger type-meta">
          {t('cancelFailed')}
        </p>
      )}
    </>
  );
}
