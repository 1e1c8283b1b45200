import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountLimits } from '#contract/limits.ts';
import { useStoredText } from '#web/features/drafts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUser } from '../session/guarded-user.ts';
import { changeProfile } from './profile-query.ts';
import { SaveLine } from './save-line.tsx';
import { profileTexts } from './texts.ts';
import { useSave } from './use-save.ts';

/** Keeps typed input until it is saved, even if the profile changes meanwhile. */
export function NameForm({ name }: { name: string }) {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const [typed, setTyped] = useStoredText(useUser().id, 'name');
  const [isMissing, setMissing] = useState(false);
  const { save, saving } = useSave((trimmed: string) => changeProfile(client, { name: trimmed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = (typed ?? name).trim();
    setMissing(trimmed === '');
    if (trimmed === '' || saving.status === 'saving') return;
    save(trimmed, { onSuccess: () => setTyped((now) => (now?.trim() === trimmed ? null : now)) });
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[440px] gap-1.5">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          maxLength={accountLimits.nameMaxCharacters}
          className="min-w-0"
          value={typed ?? name}
          onChange={(event) => setTyped(event.target.value)}
          error={isMissing ? t('nameMissing') : undefined}
        />
        <Button type="submit" className="mt-[26px]" busy={saving.status === 'saving'} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
      <SaveLine saving={saving} />
    </form>
  );
}
