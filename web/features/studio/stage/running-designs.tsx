import { useRef } from 'react';
import type { Job } from '#contract/jobs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { JobFrame } from '../jobs/job-tile.tsx';
import { useMarkShownOnScreen } from '../jobs/shown-jobs.ts';
import { studioTexts } from '../texts.ts';
import { DesignsFrame } from './designs-frame.tsx';
import { designSize, designsLayout } from './designs-layout.ts';

interface RunningDesignsProps {
  job: Job;
  /** Of the place, in pixels. */
  width: number;
  aspect: number;
}

/** Several designs in the making: the place of each, and in the first how far they all are. */
export function RunningDesigns({ job, width, aspect }: RunningDesignsProps) {
  const t = useTexts(studioTexts);
  const place = useRef<HTMLDivElement>(null);
  useMarkShownOnScreen(job.id, place);
  const { height } = designSize(width, aspect);
  const places = Array.from({ length: job.num_outputs }, (_, at) => at + 1);
  return (
    <div ref={place} className="h-full">
      <DesignsFrame
        label={job.prompt}
        prompt={job.prompt}
        count={t('designCount', { count: job.num_outputs })}
        action={null}
      >
        {places.map((at) => (
          <div key={at} style={{ height: height + designsLayout.barHeight }}>
            {at === 1 ? (
              <JobFrame job={job} height={height} />
            ) : (
              <div className="relative rounded-picture bg-raised" style={{ height }}>
                <CropMarks />
              </div>
            )}
          </div>
        ))}
      </DesignsFrame>
    </div>
  );
}
