import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/profile.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { methodsQuery } from '../forms/sign-in-methods.ts';
import { SendAgain } from '../pages/send-again.tsx';
import { NameForm } from './name-form.tsx';
import { PictureForm } from './picture/picture-form.tsx';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

export function YouSection({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const { data: methods } = useQuery(methodsQuery);
  return (
    <Section id="you" title={t('you')}>
      <PictureForm picture={profile.picture} />
      <NameForm name={profile.name} />
      <div className="grid gap-1.5">
        <h3 className="type-label">{t('email')}</h3>
        <p className="wrap-anywhere">
          {profile.email}
          {profile.emailVerified && <span className="type-meta pl-2.5 text-ok">{t('emailVerified')}</span>}
        </p>
        {!profile.emailVerified && (
          <div className="grid gap-2.5">
            <p className="type-meta text-warn">
              {t(methods?.mail === false ? 'emailUnverifiedNoMail' : 'emailUnverified')}
            </p>
            <SendAgain />
          </div>
        )}
      </div>
      <p className="type-meta text-faint">
        {t('memberSince', { date: formatDate(profile.createdAt, { dateStyle: 'long' }) })}
      </p>
    </Section>
  );
}
