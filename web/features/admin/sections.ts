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
const sections = [
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

/** About sales. */
const coinSections: readonly SectionId[] = ['money', 'affiliates'];

/** The sections of this server: those about sales only where there are coins. */
export function sectionsOf(usesCoins: boolean) {
  return sections.filter(({ id }) => usesCoins || !coinSections.includes(id));
}

export type SectionId = (typeof sections)[number]['id'];

export function readSection(parameter: string | null, usesCoins: boolean): SectionId {
  return sectionsOf(usesCoins).find(({ id }) => id === parameter)?.id ?? 'overview';
}
