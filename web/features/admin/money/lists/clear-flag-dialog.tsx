import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { clearAccountFlag } from '#contract/admin-billing.ts';
import { adminLimits } from '#contract/limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../../admin-call.ts';
import { moneyTexts } from '../texts.ts';
import { moneyKey } from '../use-money.ts';

/** Removes an account from the list, with a reason for the audit log. */
export function ClearFlagDialog({
  userId,
  userEmail,
  onClose,
}: {
  userId: string;
  userEmail: string;
  onClose: () => void;
}) {
  const t = useTexts(moneyTexts);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const mutation = useMutation({
    mutationFn: () => adminCall(clearAccountFlag, { params: { userId }, body: { reason: reason.trim() } }),
    onSuccess: () => {
      showToast({ title: t('lookedDone') });
      onClose();
    },
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = reason.trim().length < adminLimits.reasonMinCharacters;
    setMissing(isShort);
    if (!isShort) mutation.mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('lookedTitle')}
      description={userEmail || t('gone')}
      onSubmit={submit}
      submit={{ children: t('looked'), busy: mutation.isPending }}
      className="grid gap-4 py-2"
    >
      <p className="m-0 text-muted">{t('lookedLine')}</p>
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        error={isMissing ? t('reasonMissing') : undefined}
        maxLength={adminLimits.reasonMaxCharacters}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
