import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { type LegalPage, type LegalPart, legalParts } from './legal-parts.ts';
import { legalTexts } from './texts.ts';

/** Title and date of terms or privacy policy. */
export function useLegalTitle(page: LegalPage): { title: string; lead: string } {
  const t = useTexts(legalTexts);
  return { title: t(page), lead: t('updated') };
}

/** The parts that hold on this server. */
function useParts(page: LegalPage): readonly LegalPart[] {
  const usesCoins = useUsesCoins();
  return legalParts[page].filter((part) => usesCoins || part !== 'coins');
}

/** The body of terms or privacy policy, shared by the dialog over a form (`compact`) and the page. */
export function LegalText({ page, compact = true }: { page: LegalPage; compact?: boolean }) {
  const t = useTexts(legalTexts);
  const Heading = compact ? 'h3' : 'h2';
  return (
    <div className={compact ? 'grid gap-4' : 'grid max-w-[680px] gap-8'}>
      {useParts(page).map((part) => (
        <section
          key={part}
          id={compact ? undefined : `section-${part}`}
          className={compact ? 'grid gap-1' : 'grid scroll-mt-[calc(var(--bar-height)+24px)] gap-2'}
        >
          <Heading className={compact ? 'type-label' : 'type-heading'}>{t(`${part}Title`)}</Heading>
          <div className={compact ? 'text-muted' : 'type-prompt text-muted'}>
            <PartText part={part} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** Links to the sections of terms or privacy policy, beside the text from 1024 px. */
export function LegalContents({ page }: { page: LegalPage }) {
  const t = useTexts(legalTexts);
  return (
    <nav aria-label={t('sections')} className="max-lg:hidden">
      <ul className="sticky top-[calc(var(--bar-height)+24px)] m-0 grid list-none border-line border-l p-0">
        {useParts(page).map((part) => (
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

function PartText({ part }: { part: LegalPart }) {
  const t = useTexts(legalTexts);
  const usesCoins = useUsesCoins();
  if (part === 'operator') return <OperatorText />;
  if (part === 'content') return <ContentText />;
  return <p>{t(!usesCoins && isCoinPart(part) ? `${part}CoinFree` : part)}</p>;
}

/** The parts that speak of coins, plans or prices, and have a text without them. */
const coinParts = ['service', 'conduct', 'ending', 'kept', 'purpose', 'duration'] as const;

function isCoinPart(part: LegalPart): part is (typeof coinParts)[number] {
  return coinParts.some((one) => one === part);
}

/** Who owns the pictures, by the operator's choice; without plans, only their creators. */
function ContentText() {
  const t = useTexts(legalTexts);
  const { data } = useOperator();
  const usesCoins = useUsesCoins();
  if (!usesCoins) return <p>{t('contentFullCoinFree')}</p>;
  return <p>{t(data?.coOwnership === false ? 'contentFull' : 'content')}</p>;
}

/** The server's operator, as far as configured. */
function OperatorText() {
  const t = useTexts(legalTexts);
  const { data, isPending } = useOperator();
  if (isPending) return <Skeleton className="h-5 w-72 max-w-full" />;
  const { name = null, address = null, supportEmail = null } = data ?? {};
  return (
    <>
      <p>{name === null ? t('operatorUnnamed') : t('operatorNamed', { name })}</p>
      {address !== null && <p>{t('operatorAddress', { address })}</p>}
      {supportEmail !== null && <p>{t('operatorEmail', { email: supportEmail })}</p>}
    </>
  );
}
