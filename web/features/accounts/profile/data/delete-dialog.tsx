import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountLimits } from '#contract/limits.ts';
import { deleteAccount } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUser } from '../../session/guarded-user.ts';
import { storeUser } from '../profile-query.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { profileTexts } from '../texts.ts';

/** Says what will be deleted, and requires typing the address, to prevent accidents. */
export function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const { isPremium, usesCoins } = useUser();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const deleting = useMutation({
    mutationFn: () =>
      withReauthentication(() => call(deleteAccount, { body: { confirmation: typed.trim() } })),
    onSuccess: ({ user }) => {
      storeUser(client, user);
      onClose();
      window.scrollTo({ top: 0 });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong(!isRight);
    if (isRight && !deleting.isPending) deleting.mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('delete')}
      description={t('deleteQuestion', { count: accountLimits.deletionGraceDays })}
      onSubmit={submit}
      submit={{
        children: t('delete'),
        busy: deleting.isPending,
        busyLabel: t('deleting'),
        variant: 'danger-fill',
      }}
      className="grid gap-5"
    >
      {isPremium && usesCoins && <p className="m-0 text-muted">{t('deletePlan')}</p>}
      <TextField
        label={t('deleteType', { email })}
        type="email"
        autoComplete="off"
        size="lg"
        reserveLine
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        error={isWrong ? t('deleteMismatch') : deleting.isError ? errorText(deleting.error) : undefined}
      />
    </FormDialog>
  );
}
