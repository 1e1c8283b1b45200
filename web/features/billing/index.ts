export { useBilling } from './billing-query.ts';
export { PlanButton } from './button/plan-button.tsx';
export { canStartOffer } from './button/plan-step.ts';
export { BillingNotices } from './notices/billing-notices.tsx';
export { Notice } from './notices/notice.tsx';
export { OwnPlan } from './notices/own-plan.tsx';
