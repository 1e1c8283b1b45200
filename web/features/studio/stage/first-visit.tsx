import { styleLabel } from '#contract/styles.ts';
import { type Sample, sampleAddress, samplesFor } from '#web/features/samples/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { studioTexts } from '../texts.ts';
import { firstText } from './first-text.ts';

const Welcome = deferredPart(async () => (await import('../greetings/welcome.tsx')).Welcome);

const exampleCount = 3;

interface FirstVisitProps {
  coins: number;
  /** Whether the user made pictures before and deleted them. */
  isReturning: boolean;
  /** On the free plan, whose coins were free. */
  isFree: boolean;
  onUseExample: (example: Sample) => void;
  /** Puts the focus on the prompt. */
  onStart: () => void;
}

/**
 * The empty stage: what will appear here, finished pictures whose prompt and style one press fills in, and
 * the welcome of a new user.
 */
export function FirstVisit({ coins, isReturning, isFree, onUseExample, onStart }: FirstVisitProps) {
  const t = useTexts(studioTexts);
  // Below what is there already, so that nothing moves when it comes.
  const isSettled = useSettled();
  return (
    <div className="mx-auto grid max-w-[1120px] gap-8 py-4">
      <section>
        <h2 className="m-0 type-title">{t('firstTitle')}</h2>
        <p className="m-0 max-w-[60ch] pt-1.5 text-muted">
          {t(firstText({ coins, isReturning, isFree }), { count: coins })}
        </p>
        <h3 className="m-0 pt-6 pb-2.5 text-faint type-label">{t('firstExamples')}</h3>
        <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-3">
          {samplesFor(currentLanguage(), exampleCount).map((example) => (
            <li key={example.name}>
              <Example example={example} onUse={() => onUseExample(example)} />
            </li>
          ))}
        </ul>
      </section>
      {isSettled && <Welcome coins={coins} onStart={onStart} />}
    </div>
  );
}

function Example({ example, onUse }: { example: Sample; onUse: () => void }) {
  return (
    <button
      type="button"
      onClick={onUse}
      className="press group grid w-full cursor-pointer gap-1 rounded-picture border-0 bg-transparent p-0 text-left"
    >
      <img
        src={sampleAddress(example)}
        alt=""
        width={480}
        height={270}
        className="mb-1 block aspect-video w-full rounded-picture bg-raised object-cover group-hover:brightness-110"
      />
      <span lang={example.language} className="font-[580] group-hover:underline">
        {example.prompt}
      </span>
      <span className="text-faint type-meta">{styleLabel(example.style)}</span>
    </button>
  );
}
