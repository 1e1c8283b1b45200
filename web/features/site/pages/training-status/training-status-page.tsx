import { routes } from '#contract/routes.ts';
import { inTraining, useTrainedStyles } from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PageFrame } from '../page-frame.tsx';
import { TextLink } from '../text-link.tsx';
import { trainingTexts } from './texts.ts';
import { TrainingContent } from './training-content.tsx';
import { TrainingIndicator } from './training-indicator.tsx';
import { TrainingList } from './training-list.tsx';
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
