import { Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useIsSignUpClosed } from '#web/ui/sign-up-closed.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { PageFrame } from '../page-frame.tsx';
import { TextLink } from '../text-link.tsx';
import { Capture } from '../tutorial/capture.tsx';
import { privateGalleryTexts } from './texts.ts';

const facts = [
  ['only', 'onlyLine'],
  ['find', 'findLine'],
  ['yours', 'yoursLine'],
  ['share', 'shareLine'],
] as const;

const returnQuery = new URLSearchParams({ next: routes.gallery.path });

/** What visitors see at `/gallery`: what the gallery is, with login and sign-up. */
export function PrivateGalleryAbout() {
  const t = useTexts(privateGalleryTexts);
  const usesCoins = useUsesCoins();
  const isClosed = useIsSignUpClosed();
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      aside={
        <div className="flex gap-2">
          <Link
            to={`${(isClosed ? routes.login : routes.signup).path}?${returnQuery}`}
            className={buttonStyle({ size: 'lg' })}
          >
            {t(usesCoins && !isClosed ? 'tryItFree' : 'launchApp')}
          </Link>
          <Link
            to={`${routes.login.path}?${returnQuery}`}
            className={buttonStyle({ variant: 'main', size: 'lg' })}
          >
            {t('login')}
          </Link>
        </div>
      }
    >
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-16">
        <Capture name="05-gallery" alt={t('pictureAlt')} isEager />
        <div>
          <dl className="m-0 border-line border-t">
            {facts.map(([name, line]) => (
              <div key={name} className="border-line border-b py-4">
                <dt className="type-heading">{t(name)}</dt>
                <dd className="m-0 pt-0.5 text-muted">
                  {t(line === 'findLine' && !usesCoins ? 'findLineCoinFree' : line)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="pt-4">
            <TextLink to={routes.publicGallery.path}>{t('seePublicGallery')}</TextLink>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
