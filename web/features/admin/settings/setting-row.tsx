import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type ServerSetting, type ServerSettingName, saveServerSetting } from '#contract/server-settings.ts';
import { errorText } from '#web/api/error-texts.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { settingsKey } from './settings-key.ts';
import { settingsTexts } from './texts.ts';

/** One choice, applied at once. A choice from the environment is locked. */
export function SettingRow({ setting }: { setting: ServerSetting }) {
  const t = useTexts(settingsTexts);
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (value: string) =>
      adminCall(saveServerSetting, { params: { name: setting.name }, body: { value } }),
    onSuccess: ({ settings }) => {
      client.setQueryData(settingsKey, settings);
      showToast({ title: t('saved') });
    },
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  const words = settingWords(t, setting);
  const isLocked = setting.source === 'environment';
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-line border-b py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h2 className="m-0 type-label">{words.title}</h2>
        <p className="m-0 max-w-[640px] text-muted">{words.line}</p>
        {isLocked && (
          <p className="m-0 flex items-center gap-1.5 type-meta text-faint">
            <Icon of={Lock} size="sm" />
            {t('setBy', { variable: setting.variable })}
          </p>
        )}
      </div>
      <Segmented
        className="justify-self-start"
        label={words.title}
        value={saving.isPending ? saving.variables : setting.value}
        onChange={(value) => saving.mutate(value)}
        options={setting.choices.map((value) => ({
          value,
          label: words.choices[value] ?? value,
          disabled: isLocked || saving.isPending,
        }))}
      />
    </li>
  );
}

interface SettingWords {
  title: string;
  line: string;
  choices: Readonly<Record<string, string>>;
}

const wordsByName: Readonly<
  Record<ServerSettingName, (t: TranslateOf<typeof settingsTexts>) => SettingWords>
> = {
  signup: (t) => ({
    title: t('signup'),
    line: t('signupLine'),
    choices: { open: t('signupOpen'), invite: t('signupInvite'), closed: t('signupClosed') },
  }),
  coOwnership: (t) => ({
    title: t('coOwnership'),
    line: t('coOwnershipLine'),
    choices: { on: t('on'), off: t('off') },
  }),
};

/** The words of a setting; a setting that this page does not know is shown as it is named. */
function settingWords(t: TranslateOf<typeof settingsTexts>, { name }: ServerSetting): SettingWords {
  const words = Object.entries(wordsByName).find(([known]) => known === name)?.[1];
  return words?.(t) ?? { title: name, line: '', choices: {} };
}
