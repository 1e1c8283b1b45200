import { useState } from 'react';
import { routes } from '#contract/routes.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { LinkList } from '../link-list.tsx';
import { PageFrame } from '../page-frame.tsx';
import { ContactForm, type SentMessage } from './contact-form.tsx';
import { SentNotice } from './sent-message.tsx';
import { contactTexts } from './texts.ts';

/** A form to the operator, with other sources of help beside it. */
export function ContactPage() {
  const t = useTexts(contactTexts);
  const user = useUser();
  const { data: operator } = useOperator();
  const [sent, setSent] = useState<SentMessage | null>(null);
  const supportEmail = operator?.supportEmail ?? null;
  return (
    <PageFrame title={t('contact')} lead={t('lead')}>
      <div className="grid gap-12 lg:grid-cols-[1fr_320px]">
        {sent === null ? (
          <ContactForm email={user.email} onSent={setSent} />
        ) : (
          <SentNotice sent={sent} onAnother={() => setSent(null)} />
        )}
        <aside className="grid content-start gap-3">
          <h2 className="type-heading">{t('otherWays')}</h2>
          <LinkList
            links={[
              { to: routes.support.path, title: t('faq'), line: t('faqLine') },
              { to: routes.community.path, title: t('community'), line: t('communityLine') },
              ...(supportEmail === null
                ? []
                : [
                    {
                      to: `mailto:${supportEmail}`,
                      title: t('write', { email: supportEmail }),
                      line: t('writeLine'),
                    },
                  ]),
            ]}
          />
        </aside>
      </div>
    </PageFrame>
  );
}
