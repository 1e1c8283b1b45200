import { clsx } from 'clsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDollars } from './amounts.ts';
import { enginesTexts } from './texts.ts';

/** The bar warns from here; the server notifies admins at the same share. */
const warnPercent = 80;

/** What an engine has cost today, out of its daily limit. */
export function SpendOfCap({ spentMicros, capMicros }: { spentMicros: number; capMicros: number | null }) {
  const t = useTexts(enginesTexts);
  const spent = formatDollars(spentMicros);
  if (capMicros === null) return <span>{spent}</span>;
  const percent = capMicros === 0 ? 100 : Math.min(100, Math.round((spentMicros / capMicros) * 100));
  return (
    <>
      <span>{t('spentOfCap', { spent, cap: formatDollars(capMicros) })}</span>
      <span
        role="img"
        aria-label={t('capUsed', { percent })}
        className="mt-1 block h-1 w-full max-w-[150px] overflow-hidden rounded-full bg-over"
      >
        <span
          className={clsx('block h-full rounded-full', percent >= warnPercent ? 'bg-warn' : 'bg-text')}
          style={{ width: `${percent}%` }}
        />
      </span>
    </>
  );
}
