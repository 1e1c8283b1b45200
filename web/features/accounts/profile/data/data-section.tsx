import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountLimits } from '#contract/limits.ts';
import { dataExportPath, type Profile } from '#contract/profile.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { Section } from '../section.tsx';
import { profileTexts } from '../texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** Exports the user's data and deletes the account. */
export function DataSection({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const usesCoins = useUsesCoins();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section id="data" title={t('data')}>
      <div className="grid justify-items-start gap-2.5">
        <p className="text-muted">{t(usesCoins ? 'downloadLine' : 'downloadLineCoinFree')}</p>
        <a href={dataExportPath} download className={buttonStyle()}>
          <Icon of={Download} />
          {t('download')}
        </a>
      </div>
      <div className="grid justify-items-start gap-2.5 pt-3">
        <p className="text-muted">{t('privateLinksLine')}</p>
        <Link to={routes.links.path} className={buttonStyle()}>
          <Icon of={Link2} />
          {t('privateLinks')}
        </Link>
      </div>
      {profile.deletionDate === null && (
        <div className="grid justify-items-start gap-2.5 pt-3">
          <p className="text-muted">{t('deleteLine', { count: accountLimits.deletionGraceDays })}</p>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        </div>
      )}
      {isAsking && <DeleteDialog email={profile.email} onClose={() => setAsking(false)} />}
    </Section>
  );
}
