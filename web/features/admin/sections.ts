import {
  Banknote,
  Cpu,
  FileText,
  Gauge,
  HandCoins,
  Images,
  ListChecks,
  Mail,
  ScrollText,
  Send,
  Settings2,
  Users,
} from 'lucide-react';

/** The panel's sections in menu order; the address selects one with `?part=`. */
export const sections = [
  { id: 'overview', icon: Gauge },
  { id: 'people', icon: Users },
  { id: 'jobs', icon: ListChecks },
  { id: 'money', icon: Banknote },
  { id: 'engines', icon: Cpu },
  { id: 'messages', icon: Mail },
  { id: 'affiliates', icon: HandCoins },
  { id: 'showcase', icon: Images },
  { id: 'content', icon: FileText },
  { id: 'settings', icon: Settings2 },
  { id: 'outbox', icon: Send },
  { id: 'log', icon: ScrollText },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export function readSection(parameter: string | null): SectionId {
  return sections.find(({ id }) => id === parameter)?.id ?? 'overview';
}
