import { Check } from 'lucide-react';
import { inTraining, justReady, useTrainedStyles } from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { trainingTexts } from './texts.ts';
import { TrainingList } from './training-list.tsx';
import { trainingErrorText, trainingPolls } from './training-polls.ts';

/** The styles in training, for page and modal, refreshed every 30 seconds. */
export function TrainingContent() {
  const t = useTexts(trainingTexts);
  const { data, error, refetch } = useTrainedStyles({ pollMs: trainingPolls.modalMs });
  if (data === undefined) {
    if (error !== null) {
      return (
        <ErrorState
          title={t('failedTitle')}
          sentence={trainingErrorText(t, error)}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  const training = inTraining(data);
  const ready = justReady(data, Date.now());
  return (
    <div className="grid gap-4">
      {ready !== null && (
        <p role="alert" className="flex items-center gap-2 text-ok">
          <Icon of={Check} size="sm" />
          {t('nowReady', { style: ready.styleName })}
        </p>
      )}
      {error !== null && (
        <p role="alert" className="text-danger">
          {trainingErrorText(t, error)}
        </p>
      )}
      {training.length > 0 ? (
        <TrainingList styles={training} />
      ) : (
        <EmptyState title={t('none')} line={t('noneLine')} />
      )}
      <p className="type-meta text-faint">{t('refreshed', { seconds: trainingPolls.modalMs / 1_000 })}</p>
    </div>
  );
}
