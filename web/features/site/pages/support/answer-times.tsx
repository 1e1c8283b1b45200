import { can, planNames, plans } from '#contract/plans.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { supportTexts } from './texts.ts';

/** How fast each plan is answered, with the user's own plan marked. */
export function AnswerTimes() {
  const t = useTexts(supportTexts);
  const { user } = useSession();
  const answerOf = (plan: (typeof planNames)[number]) => {
    const { supportHours } = plans[plan];
    if (can(plan, 'prioritySupport')) return t('priority');
    return supportHours === null ? t('none') : t('within', { count: supportHours });
  };
  return (
    <section className="grid gap-3" aria-labelledby="hours">
      <div className="grid gap-1">
        <h2 id="hours" className="type-heading">
          {t('hours')}
        </h2>
        <p className="text-muted">{t('hoursLine')}</p>
      </div>
      <table className="w-full border-collapse text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('plan')}</th>
            <th scope="col">{t('answer')}</th>
          </tr>
        </thead>
        <tbody className="border-line border-t">
          {planNames.map((plan) => (
            <tr key={plan} className="border-line border-b">
              <th scope="row" className="w-44 py-3 pr-4 align-baseline font-[600]">
                {plans[plan].label}
                {user?.planType === plan && <Badge className="ml-2.5">{t('yours')}</Badge>}
              </th>
              <td className="py-3 align-baseline text-muted">{answerOf(plan)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
