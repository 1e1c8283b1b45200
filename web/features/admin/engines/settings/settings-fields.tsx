import { Fragment, type ReactNode } from 'react';
import { engineLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toTyped } from '../amounts.ts';
import { enginesTexts } from '../texts.ts';
import { LockedField, SettingField } from './setting-field.tsx';
import type { FieldFault } from './settings-form.ts';
import type { SettingsFormState } from './use-settings-form.ts';

const faultTexts = {
  missing: 'missing',
  addressWrong: 'addressWrong',
  dailyCapWrong: 'dailyCapWrong',
  settingWrong: 'settingWrong',
} as const satisfies Record<FieldFault, string>;

interface SettingsFieldsProps {
  state: SettingsFormState;
  /** Asks the address whether it answers; below the address. */
  addressCheck: ReactNode;
}

/** Every setting of an engine, whether its calls cost money, and its daily limit. */
export function SettingsFields({ state, addressCheck }: SettingsFieldsProps) {
  const t = useTexts(enginesTexts);
  const { form, faults, settings, cap, freeBy } = state;
  const say = (fault: FieldFault | undefined) => (fault === undefined ? undefined : t(faultTexts[fault]));
  return (
    <>
      {settings.map((setting) => (
        <Fragment key={setting.name}>
          <SettingField
            setting={setting}
            typed={form.typed[setting.name]}
            error={say(faults[setting.name])}
            onType={(typed) => state.type(setting.name, typed)}
          />
          {setting.kind === 'address' && addressCheck}
        </Fragment>
      ))}
      {freeBy === 'environment' ? (
        <LockedField label={t('costs')} value={t('costsNo')} variable="ENGINE_FREE" />
      ) : (
        settings.length > 0 && (
          <SelectField
            label={t('costs')}
            hint={t('costsHint')}
            value={form.isPaid ? 'yes' : 'no'}
            onChange={(chosen) => state.choosePaid(chosen === 'yes')}
            options={[
              { value: 'yes', label: t('costsYes') },
              { value: 'no', label: t('costsNo') },
            ]}
          />
        )
      )}
      {cap !== null &&
        form.isPaid &&
        (cap.source === 'environment' ? (
          <LockedField label={t('dailyCap')} value={toTyped(cap.micros)} variable={cap.variable} />
        ) : (
          <TextField
            label={t('dailyCap')}
            hint={t('dailyCapHint')}
            error={say(faults.dailyCap)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={String(engineLimits.maxDailyUsd).length + 7}
            value={form.dailyCap}
            onChange={(event) => state.typeCap(event.target.value)}
          />
        ))}
      {settings.some(({ kind }) => kind === 'secret') && (
        <p className="m-0 type-meta text-faint">{t('keySafe')}</p>
      )}
    </>
  );
}
