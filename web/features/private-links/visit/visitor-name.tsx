import { linkLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { visitTexts } from './texts.ts';
import { rememberName, useVisitor } from './visitor-store.ts';

/** The name that is sent with comments and choices, kept for the next visit. */
export function VisitorName() {
  const t = useTexts(visitTexts);
  const name = useVisitor((store) => store.name);
  return (
    <TextField
      label={t('yourName')}
      hint={t('yourNameHint')}
      value={name}
      dir="auto"
      autoComplete="nickname"
      maxLength={linkLimits.visitorNameMaxCharacters}
      onChange={(event) => rememberName(event.target.value)}
    />
  );
}
