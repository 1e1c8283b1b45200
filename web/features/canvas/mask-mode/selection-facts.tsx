import { useMemo } from 'react';
import type { Mask } from '#canvas/mask/mask.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { FactRow } from '#web/ui/fact-row.tsx';
import { useEditorState, useSelectionVersion, useSession } from '../session/use-session.ts';
import { maskTexts } from './texts.ts';

/** How much of the picture is selected, and what that means for the rest. */
export function SelectionFacts() {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  const version = useSelectionVersion();
  // A stroke has no time for counting: it is counted once it is done.
  const isIdle = useEditorState(({ path }) => path.endsWith('.idle'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another selection
  const share = useMemo(() => selectedShare(editor.selection.mask), [editor, isIdle ? version : null]);
  return (
    <section aria-labelledby="selection-facts" className="border-line border-b pb-4">
      <h2 id="selection-facts" className="m-0 type-label">
        {t('selection')}
      </h2>
      <dl className="m-0">
        <FactRow name={t('area')}>{t('ofPicture', { percent: formatPercent(share * 100) })}</FactRow>
        <FactRow name={t('keptUntouched')}>{formatPercent(100 - Number((share * 100).toFixed(1)))}</FactRow>
      </dl>
      <p className="m-0 pt-3 text-muted">{t('keptLine')}</p>
    </section>
  );
}

/** The share of pixels that are selected at all, 0 to 1. */
function selectedShare({ alpha }: Mask): number {
  let selected = 0;
  for (const value of alpha) if (value > 0) selected += 1;
  return alpha.length === 0 ? 0 : selected / alpha.length;
}
