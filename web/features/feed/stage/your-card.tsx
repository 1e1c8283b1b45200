import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { TestedImage } from '../panel/picture-field.tsx';
import { cardTitle, type PictureState } from '../picture/use-picture.ts';
import { useFeedSettings } from '../settings/settings-store.ts';
import { shownLength } from '../settings/video-length.ts';
import type { SurfaceLayout } from '../surfaces/surface-layout.ts';
import type { Surface } from '../surfaces/surfaces.ts';
import { feedTexts } from '../texts.ts';
import { Card } from './card.tsx';

interface YourCardProps {
  surface: Surface;
  layout: SurfaceLayout;
  picture: PictureState;
  onTitleCut: (isCut: boolean) => void;
}

/** The card under test. Reports whether the surface cuts its title. */
export function YourCard({ surface, layout, picture, onTitleCut }: YourCardProps) {
  const t = useTexts(feedTexts);
  const { settings } = useFeedSettings();
  const title = useRef<HTMLParagraphElement>(null);
  const shown = cardTitle(settings.title, picture);
  const channel = settings.channel.trim() || t('channelHint');
  useLayoutEffect(() => {
    const element = title.current;
    if (element === null) return;
    onTitleCut(element.scrollHeight > element.clientHeight + 1);
  });
  return (
    <Card
      surface={surface}
      layout={layout}
      title={shown || t('yourTitle')}
      titleRef={title}
      isTitleFaint={shown === ''}
      channel={channel}
      facts={t('justNow')}
      length={shownLength(settings.length)}
      isYours
      avatar={[...channel][0]?.toUpperCase()}
    >
      {picture.status === 'ready' ? (
        <TestedImage picture={picture.picture} widthPx={layout.pictureWidth} />
      ) : (
        <Missing isLoading={picture.status === 'loading'} />
      )}
    </Card>
  );
}

function Missing({ isLoading }: { isLoading: boolean }) {
  const t = useTexts(feedTexts);
  const marks: CSSProperties & Record<'--mark', string> = { '--mark': 'var(--feed-meta)' };
  if (isLoading) return <span className="skeleton absolute inset-0" />;
  return (
    <span className="absolute inset-0 grid place-items-center text-(--feed-meta)" style={marks}>
      <CropMarks />
      {t('yourPicture')}
    </span>
  );
}
