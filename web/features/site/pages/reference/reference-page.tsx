import { ArrowUpRight } from 'lucide-react';
import { sourceLanguage } from '#contract/languages.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageFrame } from '../page-frame.tsx';
import { TextLink } from '../text-link.tsx';
import { CallList } from './call-list.tsx';
import { referenceTexts } from './texts.ts';

/** The server's API reference, with a link to the page where calls can be tried. */
export function ReferencePage() {
  const t = useTexts(referenceTexts);
  return (
    <PageFrame
      title={t('title')}
      lead={currentLanguage() === sourceLanguage ? t('lead') : `${t('lead')} ${t('inEnglish')}`}
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <aside className="grid content-start gap-8 lg:order-last">
          <section className="grid gap-2">
            <h2 className="type-heading">{t('tryTitle')}</h2>
            <p className="text-muted">{t('tryLine')}</p>
            <div className="grid justify-items-start gap-3 pt-2">
              <a href="/api/docs" className={buttonStyle({ variant: 'main' })}>
                {t('docs')}
                <Icon of={ArrowUpRight} size="sm" />
              </a>
              <TextLink to="/api/openapi.json" reload className="py-1">
                {t('document')}
              </TextLink>
            </div>
          </section>
          <section className="grid gap-2">
            <h2 className="type-heading">{t('howTitle')}</h2>
            {(['howSession', 'howErrors', 'howRepeat', 'howLimits'] as const).map((key) => (
              <p key={key} className="text-muted">
                {t(key)}
              </p>
            ))}
          </section>
        </aside>
        <CallList />
      </div>
    </PageFrame>
  );
}
