import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { homePath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import type { SentMessage } from './contact-form.tsx';
import { contactTexts } from './texts.ts';

/** Confirms that a message was sent. Takes the focus, so that screen readers announce it. */
export function SentNotice({ sent, onAnother }: { sent: SentMessage; onAnother: () => void }) {
  const t = useTexts(contactTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, email, supportHours } = sent;
  return (
    <section className="grid max-w-[640px] gap-2 border-line border-t pt-6">
      <h2 ref={heading} tabIndex={-1} className="type-title">
        {t('sentTitle')}
      </h2>
      <p className="type-prompt break-words text-muted">{t('sentNext', { email })}</p>
      <p className="type-prompt text-muted">
        {supportHours === null ? t('sentNoHours') : t('sentHours', { count: supportHours })}
      </p>
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
