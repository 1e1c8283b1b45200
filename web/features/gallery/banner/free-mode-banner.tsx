import { Lock } from 'lucide-react';
import { plansPath } from '#contract/plans-path.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { galleryTexts } from '../texts.ts';
import { usePremiumAccess } from './use-premium-access.ts';

/** A bundled picture made with the locked tool. */
const lockedPicture = '/media/showcase/v2-spicy-320.webp';

/**
 * "Free Mode Active", only for users without access to Thumbnails V2. A full-width line whose top hairline
 * overlaps that of the bar above.
 */
export function FreeModeBanner() {
  const t = useTexts(galleryTexts);
  const hasAccess = usePremiumAccess();
  if (hasAccess) return null;
  return (
    <section
      aria-label={t('freeMode')}
      className="-mx-4 -mt-[21px] mb-5 flex items-center gap-2 sm:gap-3 border-line border-y px-4 py-2.5 lg:-mx-6 lg:px-6"
    >
      <span className="relative grid flex-none place-items-center overflow-hidden rounded-badge text-muted sm:h-[45px] sm:w-20 sm:text-on-badge">
        <img
          src={lockedPicture}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover brightness-45 max-sm:hidden"
        />
        <Icon of={Lock} className="relative" />
      </span>
      <p className="m-0 min-w-0 flex-1">
        <b className="block font-[640]">{t('freeMode')}</b>
        <span className="text-muted">{t('v2Locked')}</span>
      </p>
      <SiteLink
        href={plansPath('thumbnails_v2')}
        className={`${buttonStyle({ variant: 'line' })} max-sm:px-2.5!`}
      >
        {t('upgradeNow')}
      </SiteLink>
    </section>
  );
}
