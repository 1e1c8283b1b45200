import { routes } from '#contract/routes.ts';
import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { LinkList, type ListLink } from '../link-list.tsx';
import { PageFrame } from '../page-frame.tsx';
import { AnswerTimes } from './answer-times.tsx';
import { supportTexts } from './texts.ts';

/** How to get help, and how fast each plan gets it. */
export function SupportPage() {
  const t = useTexts(supportTexts);
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
          <AnswerTimes />
          <section className="grid gap-1">
            <h2 className="type-heading">{t('charged')}</h2>
            <p className="text-pretty text-muted">{t('chargedLine')}</p>
          </section>
        </div>
      </div>
    </PageFrame>
  );
}
