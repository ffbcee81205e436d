import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from '#web/lib/theme.ts';

export const themeLooks: Record<ThemeChoice, { readonly Icon: LucideIcon; readonly label: string }> = {
  light: { Icon: Sun, label: 'Light' },
  dark: { Icon: Moon, label: 'Dark' },
  system: { Icon: Monitor, label: 'Same as device' },
};
