import { Link } from 'react-router';
import type { PrivateLink } from '#contract/private-links.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { standaloneLinkStyle } from '#web/ui/link-style.ts';
import { AddressField } from '../address-field.tsx';
import { linksTexts } from '../texts.ts';

/** A new link with its address. */
export function LinkReady({ link, onClose }: { link: PrivateLink; onClose: () => void }) {
  const t = useTexts(linksTexts);
  return (
    <Dialog
      size="md"
      title={t('linkReady')}
      description={t('linkReadyLine', { date: formatDate(link.expiresAt, dateAndTime) })}
      onClose={onClose}
      footer={
        <Button variant="main" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <AddressField link={link} />
        <Link
          to={routes.links.path}
          onClick={onClose}
          className={`${standaloneLinkStyle} justify-self-start`}
        >
          {t('allLinks')}
        </Link>
      </div>
    </Dialog>
  );
}
