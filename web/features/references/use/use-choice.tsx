import { clsx } from 'clsx';
import { Brush } from 'lucide-react';
import { type ReferenceUse, referenceUses } from '#contract/references.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Reference } from '../model/reference.ts';
import { referencesTexts } from '../texts.ts';
import { useHints, useIcons } from './use-facts.ts';

interface UseChoiceProps {
  reference: Reference;
  onChoose: (use: Exclude<ReferenceUse, 'cutout'>) => void;
  /** Opens the dialog that shows and corrects a cut-out. */
  onMark: () => void;
}

/**
 * How a design uses a picture. Plain buttons, not a radio group: an arrow key must not open the marking
 * dialog.
 */
export function UseChoice({ reference, onChoose, onMark }: UseChoiceProps) {
  const t = useTexts(referencesTexts);
  return (
    <div className="grid gap-2">
      <fieldset
        aria-label={t('use')}
        className="m-0 grid min-w-0 grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-1 border-0 p-0"
      >
        {referenceUses.map((use) => (
          <button
            key={use}
            type="button"
            aria-pressed={use === reference.use}
            onClick={() => (use === 'cutout' ? onMark() : onChoose(use))}
            className={clsx(
              'press flex h-9 min-w-0 items-center gap-2 rounded-control border-[1.5px] px-2.5 text-left touch:h-11',
              'forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:border-3',
              use === reference.use
                ? 'border-edge bg-over font-[640] text-text'
                : 'border-transparent bg-transparent font-[540] text-muted hover:bg-over hover:text-text',
            )}
          >
            <Icon of={useIcons[use]} size="sm" className="text-faint" />
            <span className="truncate">{t(use)}</span>
          </button>
        ))}
      </fieldset>
      <p className="m-0 min-h-[18px] text-faint type-meta">
        {t(useHints[reference.use])}
        {reference.use === 'cutout' &&
          reference.strokes.length > 0 &&
          ` ${t('strokeCount', { count: reference.strokes.length })}.`}
      </p>
      {reference.use === 'cutout' && (
        <Button size="sm" onClick={onMark}>
          <Icon of={Brush} size="sm" />
          {t('markSubject')}
        </Button>
      )}
    </div>
  );
}
