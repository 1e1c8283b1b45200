import { editCosts, type Tool, tools } from './tools.ts';

/** Plans, lowest first. Prices are in US dollars and literal: none is computed from another. */
export const planNames = ['free', 'basic', 'pro', 'plus', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

/** The plans for sale, cheapest first. */
export const paidPlans = ['basic', 'pro', 'plus', 'enterprise'] as const satisfies readonly PlanName[];
export type PaidPlan = (typeof paidPlans)[number];

export const billingIntervals = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export interface Plan {
  label: string;
  /** Price per month, billed monthly. */
  monthlyPrice: number;
  /** Price per month, billed yearly. */
  yearlyPricePerMonth: number;
  /** Price per year, billed yearly. */
  yearlyPrice: number;
  coinsPerMonth: number;
  coinsPerYear: number;
  /** Trained styles; null is unlimited. */
  trainedStyles: number | null;
  /** Described styles. */
  describedStyles: number;
  /** Response time of support in hours; null if none is listed. */
  supportHours: number | null;
  community: boolean;
  recommended: boolean;
}

export const plans: Record<PlanName, Plan> = {
  free: {
    label: 'Free',
    monthlyPrice: 0,
    yearlyPricePerMonth: 0,
    yearlyPrice: 0,
    coinsPerMonth: 0,
    coinsPerYear: 0,
    trainedStyles: 0,
    describedStyles: 3,
    supportHours: null,
    community: true,
    recommended: false,
  },
  basic: {
    label: 'Basic',
    monthlyPrice: 13,
    yearlyPricePerMonth: 11,
    yearlyPrice: 132,
    coinsPerMonth: 1_000,
    coinsPerYear: 12_000,
    trainedStyles: 1,
    describedStyles: 20,
    supportHours: 24,
    community: true,
    recommended: false,
  },
  pro: {
    label: 'PRO',
    monthlyPrice: 19,
    yearlyPricePerMonth: 16,
    yearlyPrice: 192,
    coinsPerMonth: 2_000,
    coinsPerYear: 24_000,
    trainedStyles: 5,
    describedStyles: 50,
    supportHours: 24,
    community: true,
    recommended: true,
  },
  plus: {
    label: 'Plus',
    monthlyPrice: 64,
    yearlyPricePerMonth: 55,
    yearlyPrice: 660,
    coinsPerMonth: 8_000,
    coinsPerYear: 96_000,
    trainedStyles: 7,
    describedStyles: 100,
    supportHours: 24,
    community: true,
    recommended: false,
  },
  enterprise: {
    label: 'Enterprise',
    monthlyPrice: 170,
    yearlyPricePerMonth: 145,
    yearlyPrice: 1_740,
    coinsPerMonth: 20_000,
    coinsPerYear: 240_000,
    trainedStyles: null,
    describedStyles: 200,
    supportHours: null,
    community: true,
    recommended: false,
  },
};

/** What every account has on a server without coins. */
export const largestPlan = 'enterprise' satisfies PlanName;

/** Discount of yearly billing on the pricing page, in percent. */
export const yearlyDiscountPercent = 15;

/** The "Special Discount!" on the first month of Pro. US dollars. */
export const specialDiscount = {
  plan: 'pro',
  regularPrice: plans.pro.monthlyPrice,
  firstMonthPrice: 14,
} as const;

/** Whether the discount applies to a tariff. */
export function isOfferedTariff({ plan, interval }: Tariff): boolean {
  return plan === specialDiscount.plan && interval === 'monthly';
}

/** The plans that include each feature. */
export const featurePlans = {
  thumbnailsV2: ['basic', 'pro', 'plus', 'enterprise'],
  canvasEditor: ['pro', 'plus', 'enterprise'],
  trainedStyles: ['basic', 'pro', 'plus', 'enterprise'],
  /** Of the specification. There is no preview to have early, so that no screen mentions it. */
  earlyAccess: ['enterprise'],
  /** Messages to the operator are listed first. */
  prioritySupport: ['enterprise'],
  /** Jobs are claimed before those of other plans. */
  priorityQueue: ['enterprise'],
} as const satisfies Record<string, readonly PlanName[]>;
export type Feature = keyof typeof featurePlans;

/**
 * Features that are announced and not built. Nothing sells them; where the specification names them, the app
 * says "Soon". A feature that is finished leaves this list. Only tests change it while the app runs.
 */
export const announcedFeatures = new Set<Feature>(['earlyAccess']);

/** Whether this version has a feature. */
export function isBuilt(feature: Feature): boolean {
  return !announcedFeatures.has(feature);
}

/** Whether a plan includes a feature that this version has: what may be sold. */
export function offers(plan: PlanName, feature: Feature): boolean {
  return isBuilt(feature) && can(plan, feature);
}

/** Whether a plan includes a feature. */
export function can(plan: PlanName, feature: Feature): boolean {
  return featurePlans[feature].some((allowed) => allowed === plan);
}

/** Whether a plan includes a tool. */
export function canUseTool(plan: PlanName, tool: Tool): boolean {
  const { feature } = tools[tool];
  return feature === null || can(plan, feature);
}

/** Whether a plan is higher than another. */
export function isHigherPlan(plan: PlanName, than: PlanName): boolean {
  return planNames.indexOf(plan) > planNames.indexOf(than);
}

/** Returns the highest of some plans; `free` for an empty list. */
export function highestPlan(names: readonly PlanName[]): PlanName {
  return names.reduce<PlanName>((best, plan) => (isHigherPlan(plan, best) ? plan : best), 'free');
}

/** A plan at an interval. */
export interface Tariff {
  plan: PaidPlan;
  interval: BillingInterval;
}

/**
 * Whether a change takes effect immediately: to a higher plan, and from monthly to yearly billing of a plan
 * that is no lower. Other changes wait for the end of the period, which is already paid.
 */
export function isUpgrade(from: Tariff, to: Tariff): boolean {
  const rises = isHigherPlan(to.plan, from.plan);
  if (from.interval === to.interval) return rises;
  return to.interval === 'yearly' && !isHigherPlan(from.plan, to.plan);
}

/** Premium is every plan but free. */
export function isPremium(plan: PlanName): boolean {
  return plan !== 'free';
}

/**
 * Reads a plan's name in any accepted spelling: any case, with or without an `adventure ` or `adventure_`
 * prefix. Anything else is `free`, absent values included: an unknown plan must never unlock anything.
 */
export function normalisePlan(value: unknown): PlanName {
  if (typeof value !== 'string') return 'free';
  const name = value
    .trim()
    .toLowerCase()
    .replace(/^adventure[\s_]+/, '');
  return planNames.find((plan) => plan === name) ?? 'free';
}

/** Finds the plan in a user record: the first present of the fields that clients and servers use. */
export function planOf(record: {
  planType?: unknown;
  plan?: unknown;
  subscription?: { planType?: unknown; plan?: unknown } | null | undefined;
  subscriptionPlan?: unknown;
}): PlanName {
  return normalisePlan(
    record.planType ??
      record.plan ??
      record.subscription?.planType ??
      record.subscription?.plan ??
      record.subscriptionPlan,
  );
}

/** The rows of the allowance table: each paid action of the tools and of the canvas editor. */
export const allowanceRows = [
  { action: 'Upscaler', coins: tools.Upscaler.coins, feature: null },
  { action: 'Genesys PRO', coins: tools['Genesys Pro'].coins, feature: null },
  { action: 'Genesys 1.0', coins: tools['Genesys 1.0'].coins, feature: null },
  { action: 'Thumbnails', coins: tools.Thumbnail.coins, feature: null },
  { action: 'Thumbnails V2', coins: tools.ThumbnailsV2.coins, feature: tools.ThumbnailsV2.feature },
  { action: 'Canvas Editor mask', coins: editCosts.maskEdit, feature: 'canvasEditor' },
  { action: 'Canvas Editor full', coins: editCosts.imageEdit, feature: 'canvasEditor' },
] as const satisfies readonly { action: string; coins: number; feature: Feature | null }[];

/**
 * Returns how many pictures a plan's coins pay for, per month, or per year as floor(12 × coins / cost). 0 if
 * the plan lacks the feature.
 */
export function allowance(
  plan: PlanName,
  row: (typeof allowanceRows)[number],
  interval: BillingInterval,
): number {
  if (row.feature !== null && !can(plan, row.feature)) return 0;
  const coins = interval === 'monthly' ? plans[plan].coinsPerMonth : plans[plan].coinsPerYear;
  return Math.floor(coins / row.coins);
}
