import { useTexts } from '#web/i18n/catalogue.ts';
import { type LegalPage, type LegalPart, legalParts } from './legal-parts.ts';
import { OperatorText } from './operator-text.tsx';
import { legalTexts } from './texts.ts';

/** The body of terms or privacy policy, shared by the dialog over a form (`compact`) and the page. */
export function LegalText({ page, compact = true }: { page: LegalPage; compact?: boolean }) {
  const t = useTexts(legalTexts);
  const Heading = compact ? 'h3' : 'h2';
  return (
    <div className={compact ? 'grid gap-4' : 'grid max-w-[680px] gap-8'}>
      {legalParts[page].map((part) => (
        <section
          key={part}
          id={compact ? undefined : `section-${part}`}
          className={compact ? 'grid gap-1' : 'grid scroll-mt-[calc(var(--bar-height)+24px)] gap-2'}
        >
          <Heading className={compact ? 'type-label' : 'type-heading'}>{t(`${part}Title`)}</Heading>
          <div className={compact ? 'text-pretty text-muted' : 'type-prompt text-pretty text-muted'}>
            <PartText part={part} />
          </div>
        </section>
      ))}
    </div>
  );
}

function PartText({ part }: { part: LegalPart }) {
  const t = useTexts(legalTexts);
  return part === 'operator' ? <OperatorText /> : <p>{t(part)}</p>;
}
