import { Lock, X } from 'lucide-react';
import type { AdminEngineSetting } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { enginesTexts } from '../texts.ts';
import { choiceName, settingNames } from '../words.ts';

interface SettingFieldProps {
  setting: AdminEngineSetting;
  /** The typed value; null for a secret to delete, undefined while untouched. */
  typed: string | null | undefined;
  error: string | undefined;
  onType: (typed: string | null | undefined) => void;
}

/** One setting of an engine, by its kind. A value from the environment is shown and locked. */
export function SettingField({ setting, typed, error, onType }: SettingFieldProps) {
  const t = useTexts(enginesTexts);
  const { name, kind, choices, source, variable, default: usual, example } = setting;
  const label = t(settingNames[name]);
  if (source === 'environment') {
    return <LockedField label={label} value={setting.value} variable={variable} />;
  }
  if (kind === 'secret') return <SecretField {...{ setting, typed, error, onType, label }} />;
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        hint={t('variable', { variable })}
        value={typed ?? usual ?? ''}
        onChange={onType}
        options={choices.map((choice) => ({ value: choice, label: choiceName(t, choice) }))}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={t('variable', { variable })}
      error={error}
      inputMode={kind === 'address' ? 'url' : kind === 'amount' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={usual ?? (example === null ? '' : t('suchAs', { example }))}
      value={typed ?? ''}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function SecretField(props: SettingFieldProps & { label: string }) {
  const { setting, typed, error, onType, label } = props;
  const t = useTexts(enginesTexts);
  const isStored = setting.source === 'stored';
  if (typed === null) {
    return (
      <div className="grid gap-1.5">
        <span className="type-label">{label}</span>
        <span className="flex min-h-10 flex-wrap items-center justify-between gap-2">
          <span className="text-warn">{t('secretGoes')}</span>
          <Button size="sm" onClick={() => onType(undefined)}>
            {t('keepSecret')}
          </Button>
        </span>
      </div>
    );
  }
  return (
    <PasswordField
      label={label}
      hint={isStored ? t('stored') : t('variable', { variable: setting.variable })}
      error={error}
      // Keeps browsers from saving or filling in the value.
      autoComplete="new-password"
      data-1p-ignore=""
      placeholder={isStored ? '••••••••••••' : ''}
      value={typed ?? ''}
      onChange={(event) => onType(event.target.value)}
      {...(isStored &&
        !setting.isRequired && {
          aside: (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('removeSecretOf', { label })}
              onClick={() => onType(null)}
            >
              <Icon of={X} size="sm" />
              {t('remove')}
            </Button>
          ),
        })}
    />
  );
}

/** A locked value; secrets are hidden. */
export function LockedField({
  label,
  value,
  variable,
}: {
  label: string;
  value: string | null;
  variable: string;
}) {
  const t = useTexts(enginesTexts);
  return (
    <TextField
      label={label}
      hint={t('fromEnvironment', { variable })}
      icon={Lock}
      readOnly
      value={value ?? '••••••••••••'}
      className="text-muted"
    />
  );
}
