import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type FeedThumbnail, readFeedThumbnail } from '#web/features/send-to/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useIsDesktop, useIsPhone } from '#web/ui/media-query.ts';
import { useTitle } from '#web/ui/use-title.ts';
import { Measured } from './panel/measured.tsx';
import { PictureField } from './panel/picture-field.tsx';
import { VideoFields } from './panel/video-fields.tsx';
import { usePicture } from './picture/use-picture.ts';
import { useFeedSettings } from './settings/settings-store.ts';
import { Stage } from './stage/stage.tsx';
import { StageBar } from './stage/stage-bar.tsx';
import { feedTexts } from './texts.ts';

/**
 * `/youtube?image={id}` tests a gallery picture. The settings stores it and the parameter is removed. Returns
 * what the link brought along, to show while the server is asked.
 */
function useImageInAddress(): FeedThumbnail | null {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [sent, setSent] = useState(() => readFeedThumbnail(state));
  const change = useFeedSettings((store) => store.change);
  const id = search.get('image');
  useEffect(() => {
    if (id === null) return;
    setSent(readFeedThumbnail(state));
    change({ picture: { kind: 'gallery', id } });
    setSearch(
      (known) => {
        known.delete('image');
        return known;
      },
      { replace: true },
    );
  }, [id, state, change, setSearch]);
  return sent;
}

/**
 * A thumbnail among others, as a video site shows it. On phones picture and preview come first; on tablets
 * the texts are beside the picture, above the preview.
 */
export function FeedPage() {
  const t = useTexts(feedTexts);
  useTitle(t('testInFeed'));
  const sent = useImageInAddress();
  const isDesktop = useIsDesktop();
  const isPhone = useIsPhone();
  const { settings } = useFeedSettings();
  const picture = usePicture(settings.picture, sent);
  // How the card currently looks, which the panel reports.
  const [seen, setSeen] = useState({ pictureWidth: 0, isTitleCut: false });

  const stage = (
    <section aria-label={t('stage')} className="flex min-w-0 flex-col lg:min-h-0">
      <StageBar />
      <Stage picture={picture} onSeen={setSeen} />
    </section>
  );
  const words = (
    <div className="grid content-start gap-6 max-md:px-4 max-md:pb-12 md:max-lg:pt-9">
      <VideoFields picture={picture} />
      <Measured picture={picture} {...seen} />
    </div>
  );
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--bar-height))] lg:grid-cols-[400px_minmax(0,1fr)]">
      <div className="flex min-h-0 flex-col gap-6 lg:overflow-y-auto lg:border-line lg:border-r lg:px-5 lg:pt-6 lg:pb-8">
        <div className="grid gap-6 max-lg:px-4 max-lg:pt-5 md:max-lg:grid-cols-2 md:max-lg:px-6">
          <div className="grid content-start gap-3">
            <h1 className="type-heading">{t('testInFeed')}</h1>
            <PictureField picture={picture} />
          </div>
          {!isPhone && words}
        </div>
        {!isDesktop && stage}
        {isPhone && words}
      </div>
      {isDesktop && stage}
    </div>
  );
}
