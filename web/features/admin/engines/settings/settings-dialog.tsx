import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { removeEngine, saveEngineSettings } from '#contract/admin-engine-changes.ts';
import type { AdminEngine } from '#contract/admin-engines.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../../admin-call.ts';
import { enginesTexts } from '../texts.ts';
import { engineName } from '../words.ts';
import { AddressCheck } from './address-check.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Configures one engine. */
export function SettingsDialog({ engine, onClose }: { engine: AdminEngine; onClose: () => void }) {
  const t = useTexts(enginesTexts);
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const state = useSettingsForm(engine);
  const name = engineName(t, engine);
  const params = { engineId: engine.id };
  const after = (title: string) => ({
    onSuccess: () => {
      showToast({ title });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const saving = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof state.read>>) =>
      adminCall(saveEngineSettings, { params, body }),
    ...after(t('saved', { name })),
    onError: state.refuse,
  });
  const removing = useMutation({
    mutationFn: () => adminCall(removeEngine, { params }),
    ...after(t('removed', { name })),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const body = state.read();
    if (body !== null) saving.mutate(body);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={name}
      size="md"
      onSubmit={save}
      submit={{ children: t('save'), busy: saving.isPending, busyLabel: t('saving') }}
      aside={
        engine.isStored && (
          <Button variant="danger" className="md:mr-auto" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        )
      }
      className="grid gap-5 pt-1 pb-3"
    >
      <SettingsFields
        state={state}
        addressCheck={
          engine.hasAddressCheck &&
          engine.kindId !== null && <AddressCheck kindId={engine.kindId} engineId={engine.id} state={state} />
        }
      />
      {saving.error !== null && (
        <p role="alert" className="m-0 text-danger">
          {errorText(saving.error)}
        </p>
      )}
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={t('removeTitle', { name })}
        sentence={t('removeLine')}
        confirmLabel={t('remove')}
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </FormDialog>
  );
}
