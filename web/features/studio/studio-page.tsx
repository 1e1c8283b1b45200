import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { takesFiles } from '#contract/references.ts';
import { firstToolWith, tools } from '#contract/tools.ts';
import { useCoins, useUser } from '#web/features/accounts/index.ts';
import {
  columnCount,
  imageInAddress,
  stageColumns,
  stagePageSizeFor,
  useGallery,
  useOpenImage,
} from '#web/features/gallery/index.ts';
import type { Sample } from '#web/features/samples/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { useTitle } from '#web/ui/use-title.ts';
import { useDrafts, useTool } from './draft/draft-store.ts';
import { continueIn } from './draft/switch-tool.ts';
import { usePictureParam } from './draft/use-picture-param.ts';
import { useSentReference } from './draft/use-sent-reference.ts';
import { useStudioQueryParams } from './draft/use-studio-query-params.ts';
import { PictureDrop } from './dropped/picture-drop.tsx';
import { changeSettingsOf } from './failure/change-settings.ts';
import type { Failure } from './failure/failure.ts';
import { Popups } from './failure/popups.tsx';
import { CreatePane } from './form/create-pane.tsx';
import { JobAnnouncer } from './jobs/job-announcer.tsx';
import { activeJobs, type JobList } from './jobs/job-list.ts';
import { useJobs } from './jobs/use-jobs.ts';
import { LinkedImage } from './stage/linked-image.tsx';
import { PhoneTabs, type PhoneView } from './stage/phone-tabs.tsx';
import { Stage } from './stage/stage.tsx';
import { useNewResults } from './stage/use-new-results.ts';
import { useResultsWhenIdle } from './stage/use-results-when-idle.ts';
import { studioTexts } from './texts.ts';
import { UpscaleStage } from './upscaler/upscaler-parts.ts';
import { useSentForUpscale } from './upscaler/use-sent-for-upscale.ts';
import { useGeneration } from './use-generation.ts';

const ReadyStrip = deferredPart(async () => (await import('./jobs/ready-strip.tsx')).ReadyStrip);
const RunningStrip = deferredPart(async () => (await import('./jobs/running-strip.tsx')).RunningStrip);

/** Space outside the stage on a desktop: width of the settings, height of the bar. */
const settingsPx = 400;
const barPx = 63;

function firstPageSize(): number {
  const { innerWidth, innerHeight } = window;
  const columns = columnCount(stageColumns, innerWidth);
  const width = innerWidth >= 1024 ? innerWidth - settingsPx : innerWidth;
  return stagePageSizeFor(columns, { width, height: innerHeight - barPx });
}

/** Which half of the studio a phone shows; desktops show both. */
function usePhoneView() {
  const isDesktop = useIsDesktop();
  const [view, setView] = useState<PhoneView>('create');
  const hasOpenImage = imageInAddress(useLocation().search) !== null;
  // The viewer opens over the results.
  useEffect(() => {
    if (hasOpenImage) setView('results');
  }, [hasOpenImage]);
  const show = (next: PhoneView) => {
    setView(next);
    window.scrollTo(0, 0);
  };
  return { isDesktop, view, show };
}

/** New users can type at once. Not on phones, whose keyboard would cover the form. */
function useFirstFocus(promptRef: RefObject<HTMLTextAreaElement | null>, isFirst: boolean): void {
  const isWanted = useRef(isFirst);
  useEffect(() => {
    if (isWanted.current) promptRef.current?.focus({ preventScroll: true });
  }, [promptRef]);
}

/** The ids of the jobs that have run while this page was open. */
function useOwnJobs(jobs: JobList): ReadonlySet<string> {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const added = activeJobs(jobs).filter(({ id }) => !own.has(id));
  if (added.length > 0) setOwn(new Set([...own, ...added.map(({ id }) => id)]));
  return own;
}

/** The studio: settings and prompt beside the pictures; on phones one at a time. */
export function StudioPage() {
  const t = useTexts(studioTexts);
  useTitle(t('studio'));
  useStudioQueryParams();
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const jobs = useJobs();
  const [pageSize] = useState(firstPageSize);
  const gallery = useGallery(pageSize);
  const generation = useGeneration(jobs);
  const { isDesktop, view, show } = usePhoneView();
  const running = activeJobs(jobs);
  const newResults = useNewResults(gallery, isDesktop || view === 'results');
  const isCreating = !isDesktop && view === 'create';
  const ofJob = useOwnJobs(jobs);
  const ready = isCreating ? newResults.filter(({ jobId }) => jobId !== null && ofJob.has(jobId)) : [];
  const [firstReady, ...otherReady] = ready;
  useResultsWhenIdle(firstReady !== undefined && running.length === 0, () => show('results'));
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const showForm = () => {
    generation.clearRefusal();
    show('create');
    requestAnimationFrame(() => promptRef.current?.focus());
  };
  usePictureParam(showForm);
  useSentReference(showForm);
  useSentForUpscale(showForm);
  const tool = useTool();
  const hasOwnHistory = tools[tool].history === 'own';
  const fillExample = ({ prompt, style }: Sample) => {
    const { chooseTool, change } = useDrafts.getState();
    chooseTool(firstToolWith('thumbnail'));
    change({ prompt, style });
    showForm();
  };
  const { close: closeViewer } = useOpenImage();
  useFirstFocus(promptRef, isDesktop && !user.hasGeneratedImages);

  const changeSettings = (failure: Failure) => {
    changeSettingsOf(failure);
    generation.dismissFailure(failure);
    showForm();
  };

  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--bar-height))] lg:grid-cols-[400px_minmax(0,1fr)]">
      <h1 className="sr-only">{t('studio')}</h1>
      <PhoneTabs view={view} onChange={show} newResults={newResults.length} />
      {(isDesktop || view === 'create') && (
        <CreatePane
          user={user}
          coins={coins}
          generation={generation}
          images={gallery.images}
          promptRef={promptRef}
          strip={
            isDesktop ? null : running.length > 0 ? (
              <RunningStrip jobs={running} onShowResults={() => show('results')} />
            ) : (
              firstReady !== undefined && (
                <ReadyStrip images={[firstReady, ...otherReady]} onShowResults={() => show('results')} />
              )
            )
          }
        />
      )}
      {(isDesktop || view === 'results') && hasOwnHistory && (
        <Suspense fallback={<section aria-busy="true" className="bg-panel lg:bg-stage" />}>
          <UpscaleStage generation={generation} running={running} onShowForm={() => show('create')} />
          <LinkedImage gallery={gallery} />
        </Suspense>
      )}
      {(isDesktop || view === 'results') && !hasOwnHistory && (
        <Stage
          pageSize={pageSize}
          gallery={gallery}
          jobs={jobs}
          coins={coins}
          isReturning={user.hasGeneratedImages || jobs.some((job) => job.status === 'completed')}
          isFree={user.planType === 'free'}
          generation={generation}
          onUseExample={fillExample}
          onStart={showForm}
          onChangeSettings={changeSettings}
        />
      )}
      <PictureDrop
        isActive={!takesFiles(tool)}
        onTaken={() => {
          closeViewer();
          showForm();
        }}
      />
      <JobAnnouncer jobs={jobs} />
      <Popups
        generation={generation}
        user={user}
        coins={coins}
        images={gallery.images}
        onChooseTool={(tool) => void continueIn(tool, user.id)}
        onChangeSettings={changeSettings}
        onEditPrompt={showForm}
      />
    </div>
  );
}
