import { useTexts } from '#web/i18n/catalogue.ts';
import { type LegalPage, legalParts } from './legal-parts.ts';
import { legalTexts } from './texts.ts';

/** Links to the sections of terms or privacy policy, beside the text from 1024 px. */
export function LegalContents({ page }: { page: LegalPage }) {
  const t = useTexts(legalTexts);
  return (
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
  );
}
