import {
  CalendarClock,
  CalendarX,
  Coins,
  CreditCard,
  Gauge,
  Hand,
  Image,
  type LucideIcon,
  MessageCircle,
  Palette,
  Scale,
  TriangleAlert,
} from 'lucide-react';
import type { NotificationType } from '#contract/notifications.ts';

export const notificationIcons: Readonly<Record<NotificationType, LucideIcon>> = {
  welcome: Hand,
  first_image: Image,
  discord_community: MessageCircle,
  coin_expiration: CalendarClock,
  low_balance: Coins,
  purchase: CreditCard,
  payment_failed: TriangleAlert,
  subscription_ended: CalendarX,
  style_ready: Palette,
  style_failed: TriangleAlert,
  engine_spending: Gauge,
  billing_findings: Scale,
};
