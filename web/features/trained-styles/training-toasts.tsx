import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '#contract/routes.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { createActiveTrainings } from './active-trainings.ts';
import { trainedStyleTexts } from './texts.ts';
import { dismissStaleToasts, trainingToastId } from './toast-ids.ts';
import { useTrainedStyles } from './use-trained-styles.ts';

/** Reports the end of a training on any page, even one that ended while no page was open. */
export function TrainingToasts() {
  const t = useTexts(trainedStyleTexts);
  const navigate = useNavigate();
  const { id: userId } = useUser();
  const { data: styles } = useTrainedStyles();
  const trainings = useMemo(() => createActiveTrainings(() => window.localStorage, userId), [userId]);
  useEffect(() => {
    if (styles === undefined) return;
    for (const style of styles) dismissStaleToasts(style);
    const report = ({ id, status, styleName, previewUrl }: CustomThumbnailStyle) => {
      const isReady = status === 'ready';
      const target = isReady
        ? `${routes.studio.path}?style=${encodeURIComponent(id)}`
        : routes.trainingStatus.path;
      showToast({
        // A separate toast for each end: replacing an older one would inherit its age.
        id: trainingToastId(id, status),
        title: t(isReady ? 'nowReady' : 'nowFailed', { style: styleName }),
        tone: isReady ? 'ok' : 'error',
        ...(previewUrl !== null && { picture: previewUrl }),
        action: { label: t(isReady ? 'useIt' : 'show'), onPress: () => void navigate(target) },
      });
    };
    let isGone = false;
    // One tab reports it, and it must be a visible one.
    const mayReport = () => !isGone && document.visibilityState !== 'hidden';
    const reportEnds = async () => {
      for (const style of await trainings.ended(styles, mayReport)) report(style);
    };
    const onVisible = () => void reportEnds();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [styles, trainings, navigate, t]);
  return null;
}
