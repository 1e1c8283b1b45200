import { useState } from 'react';
import { routes } from '#contract/routes.ts';
import { inTraining, useTrainedStyles } from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { PageFrame } from '../page-frame.tsx';
import { TextLink } from '../text-link.tsx';
import { trainingTexts } from './texts.ts';
import { TrainingContent } from './training-content.tsx';
import { TrainingList } from './training-list.tsx';
import { TrainingModal } from './training-modal.tsx';
import { trainingPolls } from './training-polls.ts';

/** Every style of the user: those in training first, then finished and failed ones. */
export function TrainingStatusPage() {
  const t = useTexts(trainingTexts);
  const { data = [] } = useTrainedStyles({ pollMs: trainingPolls.indicatorMs });
  const training = new Set(inTraining(data));
  const others = data.filter((style) => !training.has(style));
  return (
    <PageFrame title={t('title')} lead={t('lead')} aside={<TrainingIndicator />}>
      <div className="grid max-w-[680px] gap-10">
        <TrainingContent />
        {others.length > 0 && (
          <section className="grid gap-3" aria-labelledby="all">
            <h2 id="all" className="type-heading">
              {t('all')}
            </h2>
            <TrainingList styles={others} />
          </section>
        )}
        <p>
          <TextLink to={routes.customStyles.path}>{t('about')}</TextLink>
        </p>
      </div>
    </PageFrame>
  );
}

/** How many styles are in training, refreshed every minute; a click opens the list. */
function TrainingIndicator() {
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
