import { ChevronDown } from 'lucide-react';
import { type AnswerPart, answerParts } from '#contract/answer.ts';
import type { FaqEntry } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { footerTexts } from '../footer/texts.ts';

/** Questions between hairlines; they also open without a script. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  const t = useTexts(footerTexts);
  return (
    <section aria-labelledby="faq" className="mx-auto max-w-(--page-width,1520px) px-4 py-[72px] md:px-10">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[340px_1fr]">
        <h2 id="faq" className="type-display">
          {t('faqTitle')}
        </h2>
        <div className="border-line border-t">
          {entries.map((entry) => (
            <details key={entry.question} className="group border-line border-b">
              <summary className="flex min-h-14 list-none items-center gap-4 py-3 text-[16px] leading-6 font-[600] [&::-webkit-details-marker]:hidden">
                <span className="flex-1">{entry.question}</span>
                <Icon
                  of={ChevronDown}
                  className="text-faint transition-transform duration-(--speed-hover) group-open:rotate-180"
                />
              </summary>
              <div className="grid max-h-[500px] max-w-[68ch] gap-3 overflow-y-auto pb-5 text-[15px] leading-6 text-muted">
                {answerParts(entry.answer).map((parts) => (
                  <p key={parts[0]?.at}>
                    {parts.map((part) => (
                      <Part key={part.at} part={part} />
                    ))}
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function Part({ part }: { part: AnswerPart }) {
  if (part.href === undefined) return part.text;
  return (
    <SiteLink href={part.href} className={`${linkStyle} underline`}>
      {part.text}
    </SiteLink>
  );
}
