import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { tools } from '#contract/tools.ts';
import { useCoins, useUser } from '#web/features/accounts/index.ts';
import {
  columnCount,
  imageOfAddress,
  stageColumns,
  stagePageSizeFor,
  useGallery,
} from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { useTitle } from '#web/ui/use-title.ts';
import { useDrafts, useTool } from './draft/draft-store.ts';
import { usePictureOfAddress } from './draft/use-picture-of-address.ts';
import { useSentReference } from './draft/use-sent-reference.ts';
import { useWishesOfAddress } from './draft/use-wishes-of-address.ts';
import { changeSettingsOf } from './failure/change-settings.ts';
import type { Failure } from './failure/failure.ts';
import { Popups } from './failure/popups.tsx';
import { CreatePane } from './form/create-pane.tsx';
import { JobAnnouncer } from './jobs/job-announcer.tsx';
import { activeJobs } from './jobs/job-list.ts';
import { useJobs } from './jobs/use-jobs.ts';
import { LinkedImage } from './stage/linked-image.tsx';
import { PhoneTabs, type PhoneView } from './stage/phone-tabs.tsx';
import { Stage } from './stage/stage.tsx';
import { useNewResults } from './stage/use-new-results.ts';
import { studioTexts } from './texts.ts';
import { UpscaleStage } from './upscaler/upscaler-parts.ts';
import { useSentForUpscale } from './upscaler/use-sent-for-upscale.ts';
import { useGeneration } from './use-generation.ts';

const RunningStrip = lazyPart(async () => (await import('./jobs/running-strip.tsx')).RunningStrip);

/** Widths and heights that are not the stage's on a desktop: the settings, the bar. */
const settingsPx = 400;
const barPx = 63;

function firstPageSize(): number {
  const { innerWidth, innerHeight } = window;
  const columns = columnCount(stageColumns, innerWidth);
  const width = innerWidth >= 1024 ? innerWidth - settingsPx : innerWidth;
  return stagePageSizeFor(columns, { width, height: innerHeight - barPx });
}

/** Which half of the studio a phone shows; a desktop shows both. */
function usePhoneView() {
  const isDesktop = useIsDesktop();
  const [view, setView] = useState<PhoneView>('create');
  const hasOpenImage = imageOfAddress(useLocation().search) !== null;
  // The viewer lies over the results.
  useEffect(() => {
    if (hasOpenImage) setView('results');
  }, [hasOpenImage]);
  const show = (next: PhoneView) => {
    setView(next);
    window.scrollTo(0, 0);
  };
  return { isDesktop, view, show };
}

/** The place where pictures are made: settings and prompt beside the pictures; on phones they take turns. */
export function StudioPage() {
  const t = useTexts(studioTexts);
  useTitle(t('title'));
  useWishesOfAddress();
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const jobs = useJobs();
  const [pageSize] = useState(firstPageSize);
  const gallery = useGallery(pageSize);
  const generation = useGeneration(jobs);
  const { isDesktop, view, show } = usePhoneView();
  const running = activeJobs(jobs);
  const newResults = useNewResults(gallery, isDesktop || view === 'results');
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const showForm = () => {
    generation.forgetRefusal();
    show('create');
    requestAnimationFrame(() => promptRef.current?.focus());
  };
  usePictureOfAddress(showForm);
  useSentReference(showForm);
  useSentForUpscale(showForm);
  const hasOwnHistory = tools[useTool()].history === 'own';
  const takePrompt = (prompt: string) => {
    useDrafts.getState().change({ prompt });
    showForm();
  };

  const changeSettings = (failure: Failure) => {
    changeSettingsOf(failure);
    generation.putAway(failure);
    showForm();
  };

  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--bar-height))] lg:grid-cols-[400px_minmax(0,1fr)]">
      <h1 className="sr-only">{t('pageTitle')}</h1>
      <PhoneTabs view={view} onChange={show} newResults={newResults} />
      {(isDesktop || view === 'create') && (
        <CreatePane
          user={user}
          coins={coins}
          generation={generation}
          images={gallery.images}
          promptRef={promptRef}
          strip={
            !isDesktop &&
            running.length > 0 && (
              <Suspense fallback={null}>
                <RunningStrip jobs={running} onShowResults={() => show('results')} />
              </Suspense>
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
          onUsePrompt={takePrompt}
          onChangeSettings={changeSettings}
        />
      )}
      <JobAnnouncer jobs={jobs} />
      <Popups
        generation={generation}
        user={user}
        coins={coins}
        images={gallery.images}
        onChooseTool={useDrafts.getState().takePromptTo}
        onChangeSettings={changeSettings}
        onEditPrompt={showForm}
      />
    </div>
  );
}
