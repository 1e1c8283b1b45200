import { useRef } from 'react';
import type { Job } from '#contract/jobs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { CancelButton } from '../jobs/cancel-button.tsx';
import { JobFrame } from '../jobs/job-tile.tsx';
import { useMarkShownOnScreen } from '../jobs/shown-jobs.ts';
import { useCancelJob } from '../jobs/use-cancel-job.ts';
import { useProgressText } from '../jobs/use-progress-text.ts';
import { studioTexts } from '../texts.ts';
import { DesignsFrame } from './designs-frame.tsx';
import { designSize, designsLayout, hasRoomForText } from './designs-layout.ts';

interface RunningDesignsProps {
  job: Job;
  /** Width of the tile, in pixels. */
  width: number;
  aspect: number;
}

/** Several designs in progress: a place for each, with their common progress in the first. */
export function RunningDesigns({ job, width, aspect }: RunningDesignsProps) {
  const t = useTexts(studioTexts);
  const place = useRef<HTMLDivElement>(null);
  useMarkShownOnScreen(job.id, place);
  const cancellation = useCancelJob();
  const size = designSize(width, aspect);
  const isSmall = !hasRoomForText(size);
  const places = Array.from({ length: job.settings.count }, (_, at) => at + 1);
  return (
    <div ref={place} className="h-full">
      <DesignsFrame
        label={job.prompt}
        prompt={job.prompt}
        count={t('designCount', { count: job.settings.count })}
        action={<CancelButton job={job} cancellation={cancellation} inHead />}
      >
        {places.map((at) => (
          <div key={at} style={{ height: size.height + designsLayout.barHeight }}>
            {at === 1 ? (
              <>
                <JobFrame job={job} height={size.height} isSmall={isSmall} />
                {cancellation.isError ? (
                  <p role="alert" className={`${belowFirst} text-danger`}>
                    {t('cancelFailed')}
                  </p>
                ) : (
                  isSmall && <ProgressBelow job={job} />
                )}
              </>
            ) : (
              <div className="relative rounded-picture bg-raised" style={{ height: size.height }}>
                <CropMarks />
              </div>
            )}
          </div>
        ))}
      </DesignsFrame>
    </div>
  );
}

/** Spans the space of the first two designs' buttons. */
const belowFirst = 'm-0 w-[calc(200%+12px)] truncate pt-1 type-meta';

function ProgressBelow({ job }: { job: Job }) {
  const { step, left, worker } = useProgressText(job);
  const second = [left, worker].filter((words) => words !== null).join(' · ');
  return (
    <>
      <p className={`${belowFirst} text-muted`}>{step}</p>
      {second !== '' && <p className={`${belowFirst} pt-0! text-faint`}>{second}</p>}
    </>
  );
}
