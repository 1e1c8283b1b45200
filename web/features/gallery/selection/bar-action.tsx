import type { LucideIcon } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { pageTexts } from '../page-texts.ts';

interface BarActionProps {
  icon: LucideIcon;
  label: string;
  /** Shows its name beside the icon. */
  hasWord?: boolean;
  /** True while nothing is selected. */
  disabled: boolean;
  onPress: () => unknown;
}

/** A button of the selection bar. */
export function BarAction({ icon, label, hasWord = false, disabled, onPress }: BarActionProps) {
  const t = useTexts(pageTexts);
  const off = { disabled, disabledReason: t('selectFirst') };
  const onClick = () => void onPress();
  if (!hasWord) return <IconButton icon={icon} label={label} {...off} onClick={onClick} />;
  return (
    <Button {...off} onClick={onClick}>
      <Icon of={icon} />
      {label}
    </Button>
  );
}
