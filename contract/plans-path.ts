import type { PlanReason } from './plan-reasons.ts';
import { routes } from './routes.ts';

/**
 * Returns the path of the pricing page with a reason. In a file of its own, so that the studio's first load
 * contains nothing else about reasons.
 */
export function plansPath(reason: PlanReason): string {
  return `${routes.pricing.path}?promo=${reason}`;
}
