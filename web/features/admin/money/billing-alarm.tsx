import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { moneyTexts } from './texts.ts';
import { useReconciliation } from './use-money.ts';

/** An alert on the overview: coins and payments differ, or could not be compared; nothing otherwise. */
export function BillingAlarm() {
  const t = useTexts(moneyTexts);
  const { data } = useReconciliation();
  if (!data) return null;
  const hasProviderFailed = data.run?.state === 'provider_failed';
  if (data.findings === 0 && !hasProviderFailed) return null;
  const isDanger = data.findings > 0;
  return (
    <section
      className={isDanger ? 'border-danger border-l-2 pl-4' : 'border-warn border-l-2 pl-4'}
      aria-labelledby="billing-alarm"
    >
      <h2 id="billing-alarm" className="m-0 type-label">
        {isDanger ? t('alarm', { count: data.findings }) : t('alarmProvider')}
      </h2>
      <p className="m-0 flex flex-wrap gap-x-3 pt-1 text-muted">
        {isDanger && t('alarmLine')}
        <Link
          to="?part=money&view=checks"
          className={clsx(linkStyle, 'touch:inline-flex touch:min-h-11 touch:items-center')}
        >
          {t('seeAlarm')}
        </Link>
      </p>
    </section>
  );
}
