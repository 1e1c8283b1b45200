import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '#contract/routes.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { keepActiveTrainings } from './active-trainings.ts';
import { dismissOldNews, newsId } from './news-toasts.ts';
import { trainedStyleTexts } from './texts.ts';
import { useTrainedStyles } from './use-trained-styles.ts';

/** Tells, on whatever page, that a training has come to its end, also if that was while nobody looked. */
export function TrainingNews() {
  const t = useTexts(trainedStyleTexts);
  const navigate = useNavigate();
  const { id: userId } = useUser();
  const { data: styles } = useTrainedStyles();
  const trainings = useMemo(() => keepActiveTrainings(() => window.localStorage, userId), [userId]);
  useEffect(() => {
    if (styles === undefined) return;
    for (const style of styles) dismissOldNews(style);
    const tell = ({ id, status, styleName, previewUrl }: CustomThumbnailStyle) => {
      const isReady = status === 'ready';
      const target = isReady
        ? `${routes.studio.path}?style=${encodeURIComponent(id)}`
        : routes.trainingStatus.path;
      showToast({
        // A toast of its own for each end: one that took an older one's place would take over its age, too.
        id: newsId(id, status),
        title: t(isReady ? 'nowReady' : 'nowFailed', { style: styleName }),
        tone: isReady ? 'ok' : 'error',
        ...(previewUrl !== null && { picture: previewUrl }),
        action: { label: t(isReady ? 'useIt' : 'show'), onPress: () => void navigate(target) },
      });
    };
    let isGone = false;
    // One tab tells it, and none that nobody sees would be the right one.
    const maySee = () => !isGone && document.visibilityState !== 'hidden';
    const tellNews = async () => {
      for (const style of await trainings.ended(styles, maySee)) tell(style);
    };
    const onVisible = () => void tellNews();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [styles, trainings, navigate, t]);
  return null;
}
