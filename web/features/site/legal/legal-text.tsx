import { useTexts } from '#web/i18n/catalogue.ts';
import { legalTexts } from './texts.ts';

const pages = {
  terms: ['service', 'account', 'coins', 'content', 'conduct', 'warranty', 'changes'],
  privacy: ['kept', 'where', 'others', 'browser', 'rights'],
} as const;

/** The body of terms or privacy policy. */
export function LegalText({ page }: { page: keyof typeof pages }) {
  const t = useTexts(legalTexts);
  return (
    <div className="grid gap-4">
      {pages[page].map((part) => (
        <section key={part} className="grid gap-1">
          <h3 className="type-label">{t(`${part}Title`)}</h3>
          <p className="text-muted text-pretty">{t(part)}</p>
        </section>
      ))}
    </div>
  );
}
