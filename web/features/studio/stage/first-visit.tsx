import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { studioTexts } from '../texts.ts';
import { firstText } from './first-text.ts';

const examples = ['example1', 'example2', 'example3'] as const;

interface FirstVisitProps {
  coins: number;
  /** Whether the user made pictures before and deleted them. */
  isReturning: boolean;
  /** On the free plan, whose coins were free. */
  isFree: boolean;
  onUsePrompt: (prompt: string) => void;
}

/** The empty stage: explains what will appear here and offers three prompts. */
export function FirstVisit({ coins, isReturning, isFree, onUsePrompt }: FirstVisitProps) {
  const t = useTexts(studioTexts);
  return (
    <section className="relative grid min-h-[min(56vw,520px)] content-center justify-items-start overflow-hidden rounded-picture bg-raised px-8 py-10 lg:px-12">
      <CropMarks />
      <h2 className="m-0 type-title">{t('firstTitle')}</h2>
      <p className="m-0 max-w-[60ch] pt-1.5 text-muted">
        {t(firstText({ coins, isReturning, isFree }), { count: coins })}
      </p>
      <h3 className="m-0 pt-8 pb-2.5 text-faint type-label">{t('firstExamples')}</h3>
      <ul className="relative m-0 grid w-full max-w-[640px] list-none gap-2 p-0">
        {examples.map((key) => (
          <li key={key}>
            <Button
              block
              className="h-auto! min-h-11 justify-start! whitespace-normal! py-2.5 text-left font-[540]!"
              onClick={() => onUsePrompt(t(key))}
            >
              {t(key)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
