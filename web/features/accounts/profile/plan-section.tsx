import { Link } from 'react-router';
import { isPremium, normalisePlan, plans } from '#contract/plans.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { useCoins } from '../session/coins.ts';
import { useUser } from '../session/guarded-user.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

/** Which plan, how many coins, and the way to more. */
export function PlanSection() {
  const t = useTexts(profileTexts);
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const plan = normalisePlan(user.planType);
  const expiry = user.isPremium ? null : user.initialCoinsExpiryDate;
  return (
    <Section id="plan" title={t('plan')}>
      <dl className="m-0 grid grid-cols-[auto_1fr] items-baseline gap-x-8 gap-y-2">
        <dt className="text-muted">{t('planName')}</dt>
        <dd className="m-0 font-semibold">{isPremium(plan) ? plans[plan].label : t('free')}</dd>
        <dt className="text-muted">{t('coins')}</dt>
        <dd className="m-0">
          <CoinCount coins={coins} />
          {expiry !== null && coins > 0 && (
            <span className="type-meta pl-3 text-faint">
              {t('coinsUntil', { date: formatDate(expiry, { day: 'numeric', month: 'long' }) })}
            </span>
          )}
        </dd>
      </dl>
      <div>
        <Link to={routes.pricing.path} className={buttonStyle()}>
          {t('seePlans')}
        </Link>
      </div>
    </Section>
  );
}
