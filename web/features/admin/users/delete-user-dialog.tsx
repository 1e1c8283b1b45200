import { type FormEvent, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { accountLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { usersTexts } from './texts.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  /** `confirmation`: the typed address, to delete the account at once. */
  onDelete: (confirmation: string | undefined) => void;
  onClose: () => void;
}

/** Deletes a user later, which can be undone, or at once, which requires typing their address. */
export function DeleteUserDialog({ user, onDelete, onClose }: DeleteUserDialogProps) {
  const t = useTexts(usersTexts);
  const [when, setWhen] = useState<'later' | 'now'>('later');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isNow = when === 'now';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = !isNow || typed.trim().toLowerCase() === user.email;
    setWrong(!isRight);
    if (isRight) onDelete(isNow ? typed.trim() : undefined);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('deleteUser')}
      description={t('deleteUserLine')}
      onSubmit={submit}
      submit={{ children: t('deleteUser'), variant: 'danger-fill' }}
      className="grid gap-4 py-2"
    >
      <Segmented
        className="justify-self-start"
        label={t('deleteWhen')}
        value={when}
        onChange={setWhen}
        options={[
          { value: 'later', label: t('deleteLater', { count: accountLimits.deletionGraceDays }) },
          { value: 'now', label: t('deleteNow') },
        ]}
      />
      <p className="m-0 text-muted">{t(isNow ? 'deleteNowLine' : 'deleteLaterLine')}</p>
      {isNow && (
        <TextField
          label={t('deleteType', { email: user.email })}
          type="email"
          autoComplete="off"
          reserveLine
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          error={isWrong ? t('deleteMismatch') : undefined}
        />
      )}
    </FormDialog>
  );
}
