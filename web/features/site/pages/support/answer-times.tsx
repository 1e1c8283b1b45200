import { can, planNames, plans } from '#contract/plans.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FactTable } from '../fact-table.tsx';
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
  const rows = planNames.map((plan) => ({
    key: plan,
    name: (
      <>
        {plans[plan].label}
        {user?.planType === plan && <Badge className="ml-2.5">{t('yourPlan')}</Badge>}
      </>
    ),
    fact: answerOf(plan),
  }));
  return (
    <FactTable
      id="hours"
      title={t('hours')}
      line={t('hoursLine')}
      heads={[t('plan'), t('answer')]}
      rows={rows}
    />
  );
}
