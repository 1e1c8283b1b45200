import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createInvite } from '#contract/invites.ts';
import { inviteLimits } from '#contract/limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { invitesKey } from './invites-key.ts';
import { settingsTexts } from './texts.ts';

const readWhole = (text: string, max: number): number | null => {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= 1 && value <= max ? value : null;
};

/** Makes an invitation, then shows its link, which is never shown again. */
export function CreateInviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(settingsTexts);
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState(String(inviteLimits.defaultDays));
  const [isTried, setTried] = useState(false);
  const maxUses = readWhole(uses, inviteLimits.maxUses);
  const validDays = readWhole(days, inviteLimits.maxDays);
  const creating = useMutation({
    mutationFn: (body: { note: string; maxUses: number; days: number }) => adminCall(createInvite, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: invitesKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (maxUses !== null && validDays !== null && !creating.isPending)
      creating.mutate({ note: note.trim(), maxUses, days: validDays });
  };
  if (creating.data) return <InviteLink path={creating.data.path} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title={t('createInvite')}
      onSubmit={submit}
      submit={{ children: t('createInvite'), busy: creating.isPending }}
      className="grid gap-5 pt-1 pb-3"
    >
      <TextField
        label={t('inviteNote')}
        hint={t('inviteNoteHint')}
        autoComplete="off"
        maxLength={inviteLimits.noteMaxCharacters}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('inviteMaxUses')}
          inputMode="numeric"
          value={uses}
          error={isTried && maxUses === null ? t('wholeNumber', { max: inviteLimits.maxUses }) : undefined}
          onChange={(event) => setUses(event.target.value)}
        />
        <TextField
          label={t('inviteDays')}
          inputMode="numeric"
          value={days}
          error={isTried && validDays === null ? t('wholeNumber', { max: inviteLimits.maxDays }) : undefined}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      <p role="alert" className="m-0 text-danger empty:hidden">
        {creating.error !== null && errorText(creating.error)}
      </p>
    </FormDialog>
  );
}

function InviteLink({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useTexts(settingsTexts);
  const link = window.location.origin + path;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    showToast({ title: t('linkCopied') });
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('inviteReady')}
      description={t('inviteReadyLine')}
      footer={
        <Button variant="main" onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
      }
    >
      <div className="pt-2 pb-3">
        <TextField label={t('inviteLink')} readOnly value={link} onFocus={(event) => event.target.select()} />
      </div>
    </Dialog>
  );
}
