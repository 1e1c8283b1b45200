import {
  CalendarClock,
  Coins,
  CreditCard,
  Gauge,
  Hand,
  Image,
  type LucideIcon,
  MessageCircle,
  Palette,
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
  style_ready: Palette,
  style_failed: TriangleAlert,
  engine_spending: Gauge,
};
