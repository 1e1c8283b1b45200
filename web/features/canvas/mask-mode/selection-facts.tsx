import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { FactRow } from '#web/ui/fact-row.tsx';
import { useSelectionVersion, useSession } from '../session/use-session.ts';
import { maskTexts } from './texts.ts';

/** How much of the picture is selected, and what that means for the rest. */
export function SelectionFacts() {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  useSelectionVersion();
  const share = editor.selection.facts.selectedShare;
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
