import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName, languages, localeOf } from '#contract/languages.ts';
import { pathOf } from '#contract/routes.ts';
import type { SocialLink } from '#contract/site.ts';
import { landingAddress } from '#contract/site-languages.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { rememberLanguage } from '#web/i18n/choose-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { type Network, networkOf } from './network-of.ts';
import { footerTexts } from './texts.ts';

const linkStyle =
  'inline-flex min-h-8 touch:min-h-11 items-center text-muted no-underline hover:text-text hover:underline underline-offset-3';

/** The site's links; "Login" only for those who are signed out. */
export function SiteFooter({ social, isSignedIn }: { social: readonly SocialLink[]; isSignedIn: boolean }) {
  const t = useTexts(footerTexts);
  const usesCoins = useUsesCoins();
  const product = [
    ['home', pathOf('landing')],
    ['gallery', pathOf('gallery')],
    ['howItWorks', '/how-it-works'],
    ...(usesCoins ? [['pricing', pathOf('pricing')] as const] : []),
    ...(isSignedIn ? [] : [['login', pathOf('login')] as const]),
  ] as const;
  return (
    <footer className="border-line border-t bg-panel">
      <div className="mx-auto grid max-w-(--page-width,1520px) grid-cols-2 gap-x-6 gap-y-9 px-4 py-12 md:gap-x-10 md:px-10 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="grid content-start gap-3 max-lg:col-span-2">
          <Wordmark />
          <p className="max-w-[32ch] text-muted">{t('tagline')}</p>
          <p className="type-meta text-faint">{t('rights', { year: String(new Date().getFullYear()) })}</p>
        </div>
        <Column title={t('product')}>
          {product.map(([text, href]) => (
            <li key={text}>
              <SiteLink href={href} className={linkStyle}>
                {t(text)}
              </SiteLink>
            </li>
          ))}
        </Column>
        <Column title={t('legal')}>
          <li>
            <SiteLink href={pathOf('termsOfService')} className={linkStyle}>
              {t('terms')}
            </SiteLink>
          </li>
          <li>
            <SiteLink href={pathOf('privacy')} className={linkStyle}>
              {t('privacy')}
            </SiteLink>
          </li>
        </Column>
        {social.length > 0 && (
          <Column title={t('social')}>
            {social.map((link) => (
              <li key={link.url}>
                <SocialAddress link={link} />
              </li>
            ))}
          </Column>
        )}
        <Column title={t('language')}>
          {languages.map((language) => (
            <li key={language}>
              <a
                href={landingAddress(language)}
                hrefLang={localeOf(language)}
                lang={localeOf(language)}
                onClick={() => rememberLanguage(language)}
                className={linkStyle}
              >
                {languageName(language)}
              </a>
            </li>
          ))}
        </Column>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="grid content-start gap-1">
      <p className="type-meta text-faint">{title}</p>
      <ul className="m-0 grid list-none p-0">{children}</ul>
    </nav>
  );
}

/**
 * Whole class names, for Tailwind to find. The marks are from Simple Icons 16 (CC0), but for LinkedIn's,
 * which is our own drawing.
 */
const marks: Readonly<Record<Network, string>> = {
  youtube: 'mask-[url(/icons/networks/youtube.svg)]',
  discord: 'mask-[url(/icons/networks/discord.svg)]',
  instagram: 'mask-[url(/icons/networks/instagram.svg)]',
  tiktok: 'mask-[url(/icons/networks/tiktok.svg)]',
  x: 'mask-[url(/icons/networks/x.svg)]',
  github: 'mask-[url(/icons/networks/github.svg)]',
  facebook: 'mask-[url(/icons/networks/facebook.svg)]',
  linkedin: 'mask-[url(/icons/networks/linkedin.svg)]',
  reddit: 'mask-[url(/icons/networks/reddit.svg)]',
};

function SocialAddress({ link: { label, url } }: { link: SocialLink }) {
  const network = networkOf(url);
  if (url.startsWith('/')) {
    return (
      <SiteLink href={url} className={linkStyle}>
        {label}
      </SiteLink>
    );
  }
  return (
    <a href={url} rel="noopener" className={`${linkStyle} gap-2`}>
      {network === null ? (
        <Icon of={Globe} size="sm" />
      ) : (
        <span
          aria-hidden="true"
          className={`size-4 shrink-0 mask-contain mask-center mask-no-repeat bg-current forced-colors:bg-[LinkText] ${marks[network]}`}
        />
      )}
      {label}
    </a>
  );
}
