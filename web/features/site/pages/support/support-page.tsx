import { can, planNames, plans } from '#contract/plans.ts';
import { routes } from '#contract/routes.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { FactTable } from '../fact-table.tsx';
import { LinkList, type ListLink } from '../link-list.tsx';
import { PageFrame } from '../page-frame.tsx';
import { supportTexts } from './texts.ts';

/** How to get help, and how fast each plan gets it. */
export function SupportPage() {
  const t = useTexts(supportTexts);
  const usesCoins = useUsesCoins();
  const { data: operator } = useOperator();
  const links: ListLink[] = [
    { to: routes.contact.path, title: t('contact'), line: t('contactLine') },
    { to: routes.tutorial.path, title: t('tutorial'), line: t('tutorialLine') },
    { to: routes.community.path, title: t('community'), line: t('communityLine') },
    { to: routes.updates.path, title: t('updates'), line: t('updatesLine') },
  ];
  const email = operator?.supportEmail ?? null;
  if (email !== null) links.push({ to: `mailto:${email}`, title: t('email'), line: email });
  return (
    <PageFrame title={t('support')} lead={t('lead')} withQuestions>
      <div className="grid gap-12 lg:grid-cols-2">
        <section className="grid content-start gap-3" aria-labelledby="ways">
          <h2 id="ways" className="type-heading">
            {t('ways')}
          </h2>
          <LinkList links={links} />
        </section>
        <div className="grid content-start gap-8">
          {usesCoins && (
            <>
              <AnswerTimes />
              <section className="grid gap-1">
                <h2 className="type-heading">{t('charged')}</h2>
                <p className="text-muted">{t('chargedLine')}</p>
              </section>
            </>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

/** How fast each plan is answered, with the user's own plan marked. */
function AnswerTimes() {
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
