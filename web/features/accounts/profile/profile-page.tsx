import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Profile } from '#contract/profile.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { CoinsSection } from './coins/coins-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { DeletionNotice } from './data/deletion-notice.tsx';
import { MailsSection } from './mails-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { profileQuery } from './profile-query.ts';
import { ReauthenticationHost } from './reauthentication/reauthentication-host.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { Section } from './section.tsx';
import { coinSections, sectionIds } from './sections.ts';
import { PasswordSection } from './security/password-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';
import { SignInMethodsSection } from './security/sign-in-methods-section.tsx';
import { profileTexts } from './texts.ts';
import { useCurrentSection } from './use-current-section.ts';
import { YouSection } from './you-section.tsx';

/** One page of sections, with a section nav at the side. */
export function ProfilePage({ plan }: { plan: ReactNode }) {
  const t = useTexts(profileTexts);
  const query = useQuery(profileQuery);
  const { data: profile, error } = query;
  useTitle(t('title'));
  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-8 pb-16 md:px-8 md:pt-12">
      <h1 className="type-display">{t('title')}</h1>
      {profile !== undefined ? (
        <Sections profile={profile} plan={plan} />
      ) : error !== null ? (
        <div className="max-w-[560px] pt-8">
          <QueryError title={t('errorTitle')} query={query} />
        </div>
      ) : (
        <p className="pt-8">
          <Spinner word={t('loading')} className="late-in" />
        </p>
      )}
    </div>
  );
}

function Sections({ profile, plan }: { profile: Profile; plan: ReactNode }) {
  const usesCoins = useUsesCoins();
  const { hash, search, key } = useLocation();
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    // Scroll once for each link followed, such as the avatar's link to the coins, even from this page.
    if (shownFor.current === key) return;
    // A return from a provider must scroll to its result.
    const isBack = shownFor.current === null && /[?&](?:linked|error)=/.test(search);
    shownFor.current = key;
    const sectionId = isBack ? 'waysIn' : hash.slice(1);
    if (sectionId !== '') document.getElementById(sectionId)?.scrollIntoView();
  }, [hash, search, key]);
  return (
    <>
      {profile.deletionDate !== null && <DeletionNotice date={profile.deletionDate} />}
      <div className="pt-6 lg:grid lg:grid-cols-[200px_minmax(0,640px)] lg:gap-16 max-lg:[--profile-nav:52px]">
        <SectionNav />
        <div className="max-lg:pt-6">
          <YouSection profile={profile} />
          <PreferencesSection profile={profile} />
          <MailsSection preferences={profile.emailPreferences} />
          <PasswordSection profile={profile} />
          <SecondFactorSection profile={profile} />
          <SessionsSection />
          <SignInMethodsSection />
          {usesCoins && (
            <>
              <PlanSection>{plan}</PlanSection>
              <CoinsSection />
            </>
          )}
          <DataSection profile={profile} />
          <ReauthenticationHost />
        </div>
      </div>
    </>
  );
}

/** The plan, its price and the controls to change it, which billing provides. */
function PlanSection({ children }: { children: ReactNode }) {
  const t = useTexts(profileTexts);
  return (
    <Section id="plan" title={t('plan')}>
      {children}
    </Section>
  );
}

const link =
  'flex flex-none items-center whitespace-nowrap text-muted no-underline hover:text-text aria-[current]:font-[640] aria-[current]:text-text ' +
  'lg:min-h-9 lg:border-line lg:border-l-2 lg:py-1 lg:pl-4 lg:aria-[current]:border-text ' +
  'max-lg:h-11 max-lg:border-transparent max-lg:border-b-2 max-lg:px-1 max-lg:aria-[current]:border-text';

/** At the side, or a swipeable row above the sections. */
function SectionNav() {
  const t = useTexts(profileTexts);
  const usesCoins = useUsesCoins();
  const current = useCurrentSection();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Scroll only the row: the user is scrolling the page.
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - 48 });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={t('sections')}
      className="sticky top-(--size-navbar) z-10 bg-panel max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-line max-lg:border-b max-lg:px-4 max-lg:[scrollbar-width:none] max-md:px-4 md:max-lg:-mx-8 md:max-lg:px-8 lg:self-start lg:pt-6"
    >
      <ul className="m-0 flex list-none p-0 max-lg:gap-5 lg:flex-col">
        {sectionIds
          .filter((id) => usesCoins || !coinSections.includes(id))
          .map((id) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} className={link}>
                {t(id)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
