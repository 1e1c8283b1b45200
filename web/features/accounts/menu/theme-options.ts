import { Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from '#web/ui/theme.ts';

export const themeOptions = [
  { value: 'light', icon: Sun, text: 'themeLight' },
  { value: 'dark', icon: Moon, text: 'themeDark' },
  { value: 'system', icon: Monitor, text: 'themeSystem' },
] as const satisfies readonly { value: ThemeChoice; icon: unknown; text: string }[];
