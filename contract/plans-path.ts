import type { PlanReason } from './plan-reasons.ts';
import { routes } from './routes.ts';

/**
 * The plans, for who is led there by a reason. By itself: the studio's first load needs nothing else of
 * reasons.
 */
export function plansPath(reason: PlanReason): string {
  return `${routes.pricing.path}?promo=${reason}`;
}
