import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { homePath, routes } from '#contract/routes.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { LinkList } from '../link-list.tsx';
import { PageFrame } from '../page-frame.tsx';
import { ContactForm, type SentMessage } from './contact-form.tsx';
import { contactTexts } from './texts.ts';

/** A form to the operator, with other sources of help beside it. */
export function ContactPage() {
  const t = useTexts(contactTexts);
  const user = useUser();
  const { data: operator } = useOperator();
  const [sent, setSent] = useState<SentMessage | null>(null);
  const supportEmail = operator?.supportEmail ?? null;
  const hasCommunity = (operator?.communityUrl ?? null) !== null;
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
              ...(hasCommunity
                ? [{ to: routes.community.path, title: t('community'), line: t('communityLine') }]
                : []),
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

/** Confirms that a message was sent. Takes the focus, so that screen readers announce it. */
function SentNotice({ sent, onAnother }: { sent: SentMessage; onAnother: () => void }) {
  const t = useTexts(contactTexts);
  const usesCoins = useUsesCoins();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, email, supportHours } = sent;
  return (
    <section className="grid max-w-[640px] gap-2 border-line border-t pt-6">
      <h2 ref={heading} tabIndex={-1} className="type-title">
        {t('sentTitle')}
      </h2>
      <p className="type-prompt break-words text-muted">{t('sentNext', { email })}</p>
      {usesCoins && (
        <p className="type-prompt text-muted">
          {supportHours === null ? t('sentNoHours') : t('sentHours', { count: supportHours })}
        </p>
      )}
      <p className="type-prompt text-muted">{t('sentReference', { reference })}</p>
      <div className="flex flex-wrap gap-2 pt-4">
        <Link to={homePath} className={buttonStyle({ variant: 'main' })}>
          {t('backToStudio')}
        </Link>
        <Button onClick={onAnother}>{t('another')}</Button>
      </div>
    </section>
  );
}
