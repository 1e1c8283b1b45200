import { useState } from 'react';
import { inTraining, useTrainedStyles } from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { trainingTexts } from './texts.ts';
import { TrainingModal } from './training-modal.tsx';
import { trainingPolls } from './training-polls.ts';

/** How many styles are in training, refreshed every minute; a press opens the list. */
export function TrainingIndicator() {
  const t = useTexts(trainingTexts);
  const { data } = useTrainedStyles({ pollMs: trainingPolls.indicatorMs });
  const [isOpen, setOpen] = useState(false);
  const count = inTraining(data ?? []).length;
  return (
    <>
      <div className="flex items-center">
        <span role="status" className={count > 0 ? 'pr-4 text-muted' : undefined}>
          {count > 0 && t('inTraining', { count })}
        </span>
        <Button onClick={() => setOpen(true)}>{t('show')}</Button>
      </div>
      {isOpen && <TrainingModal onClose={() => setOpen(false)} />}
    </>
  );
}
