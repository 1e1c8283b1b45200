import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { TileLine } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { elapsedLabel } from '#web/i18n/elapsed.ts';
import { percentSign } from '#web/i18n/percent.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { useStylePicture } from '../form/use-styles.ts';
import { studioTexts } from '../texts.ts';
import { CancelButton } from './cancel-button.tsx';
import { type Preview, usePreviews } from './previews.ts';
import { useMarkShownOnScreen } from './shown-jobs.ts';
import { useCancelJob } from './use-cancel-job.ts';
import { type ProgressText, useProgressText } from './use-progress-text.ts';

interface JobTileProps {
  job: Job;
  pictureHeight: number;
  lineHeight: number;
}

/** A running job in the shape of its picture. Any preview shown is the engine's own. */
export function JobTile({ job, pictureHeight, lineHeight }: JobTileProps) {
  const t = useTexts(studioTexts);
  const tile = useRef<HTMLElement>(null);
  useMarkShownOnScreen(job.id, tile);
  const cancellation = useCancelJob();
  return (
    <article ref={tile} aria-label={job.prompt} style={{ height: pictureHeight + lineHeight }}>
      <JobFrame job={job} height={pictureHeight}>
        <CancelButton job={job} cancellation={cancellation} />
        {cancellation.isError && (
          <p role="alert" className="m-0 pt-1 text-danger type-meta">
            {t('cancelFailed')}
          </p>
        )}
      </JobFrame>
      <TileLine text={job.prompt} createdAt={job.createdAt} />
    </article>
  );
}

interface JobFrameProps {
  job: Job;
  /** The number of one of several designs, from 0; missing for a job of one. */
  design?: number;
  height: number;
  /** For a frame too small for words: only a small percentage. */
  isSmall?: boolean;
  /** At the bottom, if there is space. */
  children?: ReactNode;
}

/** A job's progress in place of its picture. */
export function JobFrame({ job, design, height, isSmall = false, children }: JobFrameProps) {
  const text = useProgressText(job, design);
  const preview = usePreviews((store) => store.of[job.id]);
  const isOnPicture = preview !== undefined;
  return (
    <div
      className={clsx(
        'relative grid content-between overflow-hidden rounded-picture bg-raised',
        isSmall ? 'p-3' : 'p-5 lg:p-6',
      )}
      style={{ height }}
    >
      {preview !== undefined && <JobPreview preview={preview} prompt={job.prompt} />}
      {preview === undefined && <SwatchGround style={job.style} />}
      <CropMarks />
      <div
        className={clsx(
          'relative',
          isOnPicture && 'w-fit max-w-full rounded-control bg-badge px-2.5 py-1.5 text-on-badge',
        )}
      >
        <Percent text={text} isSmall={isSmall || isOnPicture} />
        <ProgressWords text={text} isOnPicture={isOnPicture} isSmall={isSmall} />
      </div>
      {children !== undefined && <div className="relative">{children}</div>}
      <Foot job={job} text={text} />
    </div>
  );
}

/** The style's swatch, blurred: the ground of a running job, and of its picture until that wipes in. */
export function SwatchGround({ style }: { style: string }) {
  const swatch = useStylePicture(style);
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden bg-raised">
      {swatch !== undefined && (
        <span
          className="absolute -inset-5 bg-cover bg-center opacity-26 blur-[18px] saturate-80 light:opacity-14"
          style={{ backgroundImage: `url("${swatch}")` }}
        />
      )}
    </span>
  );
}

function Percent({ text: { percent }, isSmall }: { text: ProgressText; isSmall: boolean }) {
  if (percent === null) return null;
  return (
    <p className={clsx('m-0', isSmall ? 'type-title' : 'type-percent')}>
      {percent}
      <small className={clsx('font-[640] tracking-normal', isSmall ? 'text-[16px]' : 'text-[24px]')}>
        {percentSign()}
      </small>
    </p>
  );
}

interface WordsProps {
  text: ProgressText;
  isOnPicture: boolean;
  /** Space for the step only. */
  isSmall: boolean;
}

/** The current step, large while the percentage is unknown, and the time left. */
function ProgressWords({ text, isOnPicture, isSmall }: WordsProps) {
  const { percent, step, left, worker } = text;
  const isLarge = percent === null && !isOnPicture && !isSmall;
  const faint = clsx('m-0 type-meta', !isOnPicture && 'text-faint');
  return (
    <>
      <p
        className={clsx(
          'm-0',
          isLarge && 'type-heading leading-12!',
          !isLarge && 'pt-0.5',
          !isLarge && !isOnPicture && 'text-muted',
        )}
      >
        {step}
      </p>
      {left !== null && !isSmall && <p className={faint}>{left}</p>}
      {worker !== null && !isSmall && <p className={faint}>{worker}</p>}
    </>
  );
}

function Foot({ job, text }: { job: Job; text: ProgressText }) {
  const elapsed = useElapsedLabel(job.createdAt);
  const { bar, isEstimated } = text;
  return (
    <>
      <PictureBadge raised>{elapsed}</PictureBadge>
      <WatchedBar percent={bar} estimated={isEstimated} />
    </>
  );
}

/** The engine's preview, filling its frame; the next one fades in over it. */
function JobPreview({ preview, prompt }: { preview: Preview; prompt: string }) {
  const t = useTexts(studioTexts);
  const [layers, setLayers] = useState([preview]);
  if (layers.at(-1)?.number !== preview.number) setLayers([...layers.slice(-1), preview]);
  return layers.map(({ number, source }) => (
    <img
      key={number}
      src={source}
      alt={number === preview.number ? t('previewOf', { prompt }) : ''}
      className="preview-in absolute inset-0 size-full object-cover"
    />
  ));
}

/** The time since a start, updated every second, as shown in the corner badge. */
function useElapsedLabel(startedAt: string): string {
  return elapsedLabel(useNow() - Date.parse(startedAt));
}
