import { Check } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Cell, PlanRow } from './plan-rows.ts';
import { pricingTexts } from './texts.ts';

/** A row's name, with the price of one picture at its end. */
export function RowLabel({ row }: { row: PlanRow }) {
  const t = useTexts(pricingTexts);
  return (
    <span className="flex items-center justify-between gap-3">
      <span>{'name' in row.label ? row.label.name : t(row.label.text)}</span>
      {row.coins !== null && (
        <span className="inline-flex items-center gap-1.5 font-[500] text-faint">
          <CoinIcon sizePx={13} />
          {formatNumber(row.coins)}
        </span>
      )}
    </span>
  );
}

/** Text, a check or a dash; check and dash have accessible names. */
export function CellContent({ cell }: { cell: Cell }) {
  const t = useTexts(pricingTexts);
  if (typeof cell === 'string') return cell;
  return cell ? (
    <>
      <Icon of={Check} />
      <span className="sr-only">{t('yes')}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-faint">
        –
      </span>
      <span className="sr-only">{t('no')}</span>
    </>
  );
}
