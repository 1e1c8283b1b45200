import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addEngine } from '#contract/admin-engine-changes.ts';
import { type AddableEngine, engineNameSchema } from '#contract/admin-engines.ts';
import { engineLimits } from '#contract/limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../../admin-call.ts';
import { enginesTexts } from '../texts.ts';
import { AddressCheck } from './address-check.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Adds another server of a kind that allows several. */
export function AddEngineDialog({
  addable,
  onClose,
}: {
  addable: readonly AddableEngine[];
  onClose: () => void;
}) {
  const t = useTexts(enginesTexts);
  const client = useQueryClient();
  const [kindId, setKind] = useState(addable[0]?.kindId ?? '');
  const [name, setName] = useState('');
  const [isNameWrong, setNameWrong] = useState(false);
  const state = useSettingsForm(addable[0] ?? { settings: [], dailyCap: null, isPaid: true, freeBy: null });
  const adding = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof state.read>>) =>
      adminCall(addEngine, { body: { kindId, name: name.trim(), ...body } }),
    onSuccess: ({ id }) => {
      showToast({ title: t('saved', { name: id }) });
      onClose();
    },
    onError: state.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (adding.isPending) return;
    const isWrong = !engineNameSchema.safeParse(name).success;
    setNameWrong(isWrong);
    const body = state.read();
    if (body !== null && !isWrong) adding.mutate(body);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('add')}
      size="md"
      onSubmit={save}
      submit={{ children: t('save'), busy: adding.isPending, busyLabel: t('saving') }}
      className="grid gap-5 pt-1 pb-3"
    >
      {addable.length > 1 && (
        <SelectField
          label={t('kind')}
          value={kindId}
          onChange={(chosen) => {
            setKind(chosen);
            const kind = addable.find((one) => one.kindId === chosen);
            if (kind) state.restart(kind);
          }}
          options={addable.map((kind) => ({ value: kind.kindId, label: kind.vendor }))}
        />
      )}
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        error={isNameWrong ? t('nameWrong', { count: engineLimits.nameMaxCharacters }) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={engineLimits.nameMaxCharacters}
        value={name}
        onChange={(event) => {
          setName(event.target.value.toLowerCase());
          setNameWrong(false);
        }}
      />
      <SettingsFields
        state={state}
        addressCheck={
          addable.find((one) => one.kindId === kindId)?.hasAddressCheck && (
            <AddressCheck key={kindId} kindId={kindId} engineId={null} state={state} />
          )
        }
      />
      {adding.error !== null && (
        <p role="alert" className="m-0 text-danger">
          {errorText(adding.error)}
        </p>
      )}
    </FormDialog>
  );
}
