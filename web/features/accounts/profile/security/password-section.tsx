import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { newPasswordSchema } from '#contract/accounts.ts';
import { accountLimits } from '#contract/limits.ts';
import { changePassword, type Profile } from '#contract/profile.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { usePasswordError } from '../../forms/password-error.ts';
import { StrengthHint } from '../../forms/strength-hint.tsx';
import { profileQuery } from '../profile-query.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { Section } from '../section.tsx';
import { profileTexts } from '../texts.ts';
import { linkedAccountsQuery, sessionsQuery } from './queries.ts';

function schemaFor(hasPassword: boolean) {
  return z.object({
    currentPassword: z
      .string()
      .min(hasPassword ? 1 : 0)
      .max(accountLimits.passwordMaxCharacters),
    newPassword: newPasswordSchema,
  });
}

function fieldOf(thrown: unknown): 'currentPassword' | 'newPassword' | null {
  if (hasCode(thrown, 'wrong_password')) return 'currentPassword';
  return hasCode(thrown, 'password_common') ? 'newPassword' : null;
}

/** Changes the password, or sets the first one of a user who signs in at a provider. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const passwordFault = usePasswordError();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [ended, setEnded] = useState<number | null>(null);
  const form = useForm({
    resolver: zodResolver(schemaFor(profile.hasPassword)),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch('newPassword');
  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    setEnded(null);
    try {
      const body = { newPassword, ...(profile.hasPassword && { currentPassword }) };
      const answer = await withReauthentication(() => call(changePassword, { body }));
      setEnded(answer.endedSessions);
      form.reset();
      for (const { queryKey } of [profileQuery, sessionsQuery, linkedAccountsQuery]) {
        void client.invalidateQueries({ queryKey });
      }
    } catch (thrown) {
      const field = fieldOf(thrown);
      if (field === null) return setFailure(errorText(thrown));
      form.setError(field, { type: 'server', message: errorText(thrown) }, { shouldFocus: true });
    }
  });
  const { currentPassword: wrong } = errors;
  return (
    <Section
      id="password"
      title={t('password')}
      line={t(profile.hasPassword ? 'passwordLine' : 'passwordFirst')}
    >
      <form noValidate onSubmit={save} className="grid max-w-[440px] gap-2" aria-labelledby="password-title">
        {/* Password managers save the new password under this name. */}
        <input
          type="text"
          autoComplete="username"
          value={profile.email}
          readOnly
          tabIndex={-1}
          aria-hidden
          className="hidden"
        />
        {profile.hasPassword && (
          <PasswordField
            {...form.register('currentPassword')}
            label={t('currentPassword')}
            autoComplete="current-password"
            reserveLine
            error={wrong && (wrong.type === 'server' ? wrong.message : t('currentMissing'))}
          />
        )}
        <PasswordField
          {...form.register('newPassword')}
          label={t('newPassword')}
          autoComplete="new-password"
          reserveLine
          hint={<StrengthHint password={typed} known={[profile.name, profile.email]} />}
          error={errors.newPassword && passwordFault(errors.newPassword, typed)}
        />
        <FormError sentence={failure} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
          <Button type="submit" busy={isSubmitting} busyLabel={t('saving')}>
            {t(profile.hasPassword ? 'changePassword' : 'setPassword')}
          </Button>
          <p role="status" className="type-meta text-ok empty:hidden">
            {ended !== null &&
              [t('passwordChanged'), ended > 0 && t('sessionsEnded', { count: ended })]
                .filter(Boolean)
                .join(' ')}
          </p>
        </div>
      </form>
    </Section>
  );
}
