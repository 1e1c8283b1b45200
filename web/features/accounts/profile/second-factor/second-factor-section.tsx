import { useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Section } from '../section.tsx';
import { profileTexts } from '../texts.ts';
import { secondFactorTexts } from './texts.ts';

const EnrolDialog = deferredPart(async () => (await import('./enrol-dialog.tsx')).EnrolDialog);
const NewCodesDialog = deferredPart(async () => (await import('./new-codes-dialog.tsx')).NewCodesDialog);
const DisableDialog = deferredPart(async () => (await import('./disable-dialog.tsx')).DisableDialog);

/** Whether sign-in with the password needs a code, too, and the dialogs that change it. */
export function SecondFactorSection({ profile }: { profile: Profile }) {
  const t = useTexts(secondFactorTexts);
  const words = useTexts(profileTexts);
  const [open, setOpen] = useState<'enrol' | 'newCodes' | 'disable' | null>(null);
  const { secondFactorSince: since, recoveryCodesLeft, hasPassword } = profile;
  const close = () => setOpen(null);
  return (
    <Section id="secondFactor" title={words('secondFactor')} line={t(hasPassword ? 'line' : 'noPassword')}>
      {since !== null && (
        <p className="m-0">
          {t('on', { date: formatDate(since, { dateStyle: 'long' }) })}{' '}
          <span className="text-muted">{t('left', { count: recoveryCodesLeft })}</span>
        </p>
      )}
      {(hasPassword || since !== null) && (
        <div className="flex flex-wrap gap-2">
          {since !== null && <Button onClick={() => setOpen('newCodes')}>{t('newCodes')}</Button>}
          <Button onClick={() => setOpen(since === null ? 'enrol' : 'disable')}>
            {t(since === null ? 'turnOn' : 'turnOff')}
          </Button>
        </div>
      )}
      {open === 'enrol' && <EnrolDialog email={profile.email} onClose={close} />}
      {open === 'newCodes' && <NewCodesDialog email={profile.email} onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </Section>
  );
}
