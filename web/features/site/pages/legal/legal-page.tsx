import { type LegalPage, LegalText, legalParts, legalTexts } from '#web/features/legal/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PageFrame } from '../page-frame.tsx';

/** Terms or privacy policy as a page of its own: the sections' list at the left from 1024 px on. */
function Legal({ page }: { page: LegalPage }) {
  const t = useTexts(legalTexts);
  return (
    <PageFrame title={t(page)} lead={t('updated')}>
      <div className="grid gap-12 lg:grid-cols-[220px_1fr]">
        <nav aria-label={t('sections')} className="max-lg:hidden">
          <ul className="sticky top-[calc(var(--bar-height)+24px)] m-0 grid list-none border-line border-l p-0">
            {legalParts[page].map((part) => (
              <li key={part}>
                <a
                  href={`#section-${part}`}
                  className="block rounded-control px-4 py-1.5 text-muted no-underline hover:text-text"
                >
                  {t(`${part}Title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LegalText page={page} compact={false} />
      </div>
    </PageFrame>
  );
}

export function TermsPage() {
  return <Legal page="terms" />;
}

export function PrivacyPage() {
  return <Legal page="privacy" />;
}
