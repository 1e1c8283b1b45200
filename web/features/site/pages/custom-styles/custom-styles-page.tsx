import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { freeActionLimits } from '#contract/limits.ts';
import { planNames, plans } from '#contract/plans.ts';
import { routes } from '#contract/routes.ts';
import { loginPath, useSession } from '#web/features/accounts/index.ts';
import { DescribedStyleList } from '#web/features/described-styles/index.ts';
import { TrainedStyleList } from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { NumberedList } from '../numbered-list.tsx';
import { PageFrame } from '../page-frame.tsx';
import { TextLink } from '../text-link.tsx';
import { customStylesTexts } from './texts.ts';

/** The user's styles, trained and described, with an explanation and what each plan includes. */
export function CustomStylesPage() {
  const t = useTexts(customStylesTexts);
  const { user, status } = useSession();
  const here = useLocation();
  const usesCoins = useUsesCoins();
  return (
    <PageFrame title={t('customStyles')} lead={t('lead')}>
      <div className="pt-2">
        {status === 'signedOut' ? (
          <p className="text-muted">
            {t('signIn')} <TextLink to={loginPath(here)}>{t('signInLink')}</TextLink>
          </p>
        ) : (
          user && (
            <div className="grid gap-10">
              <Suspense fallback={<Skeleton className="h-32 max-w-[680px]" />}>
                <TrainedStyleList user={user} />
              </Suspense>
              <DescribedStyleList user={user} />
            </div>
          )
        )}
      </div>
      <div className="grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-2">
        <section className="grid content-start gap-3" aria-labelledby="described">
          <h2 id="described" className="type-heading">
            {t('describedTitle')}
          </h2>
          <NumberedList steps={[t('described1'), t('described2'), t('described3'), t('described4')]} />
        </section>
        <section className="grid content-start gap-3" aria-labelledby="trained">
          <h2 id="trained" className="type-heading">
            {t('trainedTitle')}
          </h2>
          <NumberedList steps={[t('trained1'), t('trained2'), t('trained3'), t('trained4')]} />
          {usesCoins && (
            <p className="type-meta text-faint">
              {t('trainedRule', { count: freeActionLimits.trainingStartsPerMonthPerSlot })}
            </p>
          )}
        </section>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 pt-8">
        <TextLink to={routes.presetStyles.path}>{t('presetLink')}</TextLink>
        {user !== null && <TextLink to={routes.trainingStatus.path}>{t('statusLink')}</TextLink>}
      </p>
      {usesCoins && <Allowances />}
    </PageFrame>
  );
}

function Allowances() {
  const t = useTexts(customStylesTexts);
  const { user } = useSession();
  const countOf = (count: number | null) => {
    if (count === null) return t('unlimited');
    return count === 0 ? t('none') : formatNumber(count);
  };
  return (
    <section className="grid max-w-[680px] gap-3 pt-12" aria-labelledby="allowances">
      <h2 id="allowances" className="type-heading">
        {t('allowances')}
      </h2>
      <table className="w-full border-collapse">
        <thead>
          <tr className="type-meta border-line border-b text-faint">
            <th scope="col" className="py-2 pr-4 text-left font-[560]">
              {t('plan')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-[560]">
              {t('trained')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-[560]">
              {t('described')}
            </th>
          </tr>
        </thead>
        <tbody>
          {planNames.map((plan) => (
            <tr key={plan} className="border-line border-b hover:bg-over">
              <th scope="row" className="py-3 pr-4 text-left font-[600]">
                {plans[plan].label}
                {user?.planType === plan && <Badge className="ml-2.5">{t('yourPlan')}</Badge>}
              </th>
              <td className="py-3 pl-4 text-right text-muted tabular-nums">
                {countOf(plans[plan].trainedStyles)}
              </td>
              <td className="py-3 pl-4 text-right text-muted tabular-nums">
                {countOf(plans[plan].describedStyles)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <TextLink to={routes.pricing.path}>{t('pricingLink')}</TextLink>
      </p>
    </section>
  );
}
