import type { PaidPlan } from '#contract/plans.ts';
import type { ButtonProps } from '#web/ui/button.tsx';
export interface PlanButtonStyle {
  plan: PaidPlan;
  size: 'md' | 'lg';
  variant: NonNullable<ButtonProps['variant']>;
}
