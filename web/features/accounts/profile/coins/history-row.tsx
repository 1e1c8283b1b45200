import { clsx } from 'clsx';
import type { CoinLine } from '#contract/coin-history.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { coinsTexts } from './texts.ts';
import { titleOf } from './words.ts';

/** One ledger entry: what and when on the left, the change of the balance on the right. */
export function HistoryRow({ line }: { line: CoinLine }) {
  const t = useTexts(coinsTexts);
  const { kind, job } = line;
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="type-label flex flex-wrap items-center gap-x-2">
          {titleOf(t, line)}
          {kind === 'reserved' && <Badge>{t('inProgress')}</Badge>}
        </span>
        {job !== null && job.prompt !== '' && (
          <span dir="auto" className="type-meta truncate text-muted">
            {job.prompt}
          </span>
        )}
        {kind === 'returned' && <span className="type-meta text-ok">{t('notCharged')}</span>}
        {kind === 'taken_back' && <span className="type-meta text-muted">{t('lineTakenBackWhy')}</span>}
        <time dateTime={line.createdAt} className="type-meta text-faint">
          {formatDate(line.createdAt, dateAndTime)}
        </time>
      </div>
      <Effect effect={line.effect} />
    </li>
  );
}

/** A change of the balance, with its sign. */
export function Effect({ effect }: { effect: number }) {
  const t = useTexts(coinsTexts);
  const words =
    effect === 0 ? t('effectNone') : t(effect > 0 ? 'effectUp' : 'effectDown', { count: Math.abs(effect) });
  const sign = effect > 0 ? '+' : effect < 0 ? '−' : '';
  return (
    <span className={clsx('font-[640]', effect > 0 ? 'text-ok' : effect === 0 && 'text-faint')}>
      <span aria-hidden="true">
        {sign}
        {formatNumber(Math.abs(effect))}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
