import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { uiTexts } from './ui-texts.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'icon'>;

/**
 * A password field with a show button. Set `autoComplete`, so that password managers know which password it
 * is.
 */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts(uiTexts);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          size="sm"
          className="-mr-2"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
