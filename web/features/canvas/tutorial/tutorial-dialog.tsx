import { useId, useState } from 'react';
import { zoomSteps } from '#canvas/geometry.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { StepSketch, type TutorialStep } from './step-sketch.tsx';
import { tutorialTexts } from './texts.ts';

const steps: readonly {
  step: TutorialStep;
  title: 'loadTitle' | 'zoomTitle' | 'maskTitle' | 'applyTitle' | 'exportTitle';
  line: 'loadLine' | 'zoomLine' | 'maskLine' | 'applyLine' | 'exportStepLine';
}[] = [
  { step: 'load', title: 'loadTitle', line: 'loadLine' },
  { step: 'zoom', title: 'zoomTitle', line: 'zoomLine' },
  { step: 'mask', title: 'maskTitle', line: 'maskLine' },
  { step: 'apply', title: 'applyTitle', line: 'applyLine' },
  { step: 'export', title: 'exportTitle', line: 'exportStepLine' },
];

/** The basics in five steps: a list at the left, one of them at the right. */
export function TutorialDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(tutorialTexts);
  const id = useId();
  const [at, setAt] = useState(0);
  const shown = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  if (shown === undefined) return null;
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t('tutorialTitle')}
      description={t('tutorialLine', { steps: steps.length })}
      footer={
        <>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('previous')}
          </Button>
          <Button data-autofocus variant="main" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {t(isLast ? 'finish' : 'next')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 pt-3 md:grid-cols-[216px_minmax(0,1fr)]">
        <ol aria-label={t('stepsList')} className="m-0 grid list-none content-start gap-0.5 p-0">
          {steps.map(({ step, title }, index) => (
            <li key={step}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => setAt(index)}
                className="flex h-10 w-full items-center gap-3 rounded-control border-0 bg-transparent px-3 text-left text-muted hover:bg-over hover:text-text aria-[current=step]:bg-over aria-[current=step]:font-semibold aria-[current=step]:text-text touch:h-11"
              >
                <span aria-hidden="true" className="w-3 text-faint tabular-nums">
                  {index + 1}
                </span>
                {t(title)}
              </button>
            </li>
          ))}
        </ol>
        <section aria-labelledby={id} aria-live="polite" className="grid content-start gap-3">
          <StepSketch step={shown.step} />
          <h3 id={id} className="m-0 type-heading">
            {t(shown.title)}
          </h3>
          <p className="m-0 min-h-[60px] text-muted">
            {t(shown.line, { step: formatPercent(zoomSteps.by) })}
          </p>
          <p className="m-0 text-faint type-meta">{t('stepOf', { at: at + 1, of: steps.length })}</p>
        </section>
      </div>
    </Dialog>
  );
}
