import { editCosts, tools } from './tools.ts';

/** Plans in rising order. Prices are US dollars, and literals: no figure is computed from another. */
export const planNames = ['free', 'basic', 'pro', 'plus', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

/** The plans that can be bought, in the order of their price. */
export const paidPlans = ['basic', 'pro', 'plus', 'enterprise'] as const satisfies readonly PlanName[];
export type PaidPlan = (typeof paidPlans)[number];

export const billingIntervals = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export interface Plan {
  label: string;
  /** Price a month when billed monthly. */
  monthlyPrice: number;
  /** Price a month when billed yearly. */
  yearlyPricePerMonth: number;
  /** What a year costs when billed yearly. */
  yearlyPrice: number;
  coinsPerMonth: number;
  coinsPerYear: number;
  /** Styles trained on the user's own pictures; null is unlimited. */
  trainedStyles: number | null;
  /** Styles described in words, at once. */
  describedStyles: number;
  /** Hours within which support answers; null where none is listed. */
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

/** The discount of yearly billing as the pricing page words it, in percent. */
export const yearlyDiscountPercent = 15;

/** The first month of Pro with the "Special Discount!". */
export const specialDiscount = { plan: 'pro', regularPrice: 19, firstMonthPrice: 14 } as const;

/** Whether that discount is one on a first period at a tariff. */
export function isOfferedTariff({ plan, interval }: Tariff): boolean {
  return plan === specialDiscount.plan && interval === 'monthly';
}

/** Who may do what. A feature is allowed when the user's plan is in its list. */
export const featurePlans = {
  thumbnailsV2: ['basic', 'pro', 'plus', 'enterprise'],
  canvasEditor: ['pro', 'plus', 'enterprise'],
  trainedStyles: ['basic', 'pro', 'plus', 'enterprise'],
  earlyAccess: ['enterprise'],
  /** Messages to the operator are listed first. */
  prioritySupport: ['enterprise'],
  /** Jobs come before those of others. */
  priorityQueue: ['enterprise'],
} as const satisfies Record<string, readonly PlanName[]>;
export type Feature = keyof typeof featurePlans;

/**
 * Features that are still a preview: until they are taken off this list, plans with early access alone have
 * them, and of those the plans of the feature's own list.
 */
export const previewFeatures: ReadonlySet<Feature> = new Set<Feature>();

/** Whether a plan includes a feature. */
export function can(
  plan: PlanName,
  feature: Feature,
  previews: ReadonlySet<Feature> = previewFeatures,
): boolean {
  const includes = (wanted: Feature) => featurePlans[wanted].some((allowed) => allowed === plan);
  return includes(feature) && (!previews.has(feature) || includes('earlyAccess'));
}

/** Whether a plan stands above another. */
export function isHigherPlan(plan: PlanName, than: PlanName): boolean {
  return planNames.indexOf(plan) > planNames.indexOf(than);
}

/** The highest of some plans; `free` for none. */
export function highestPlan(names: readonly PlanName[]): PlanName {
  return names.reduce<PlanName>((best, plan) => (isHigherPlan(plan, best) ? plan : best), 'free');
}

/** A plan as it is paid for. */
export interface Tariff {
  plan: PaidPlan;
  interval: BillingInterval;
}

/**
 * Whether a change takes place at once: to a higher plan, and from monthly to yearly payment of a plan that
 * is no lower. Everything else waits for the end of the period, since that has been paid.
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
 * Reads a plan's name in any of its accepted spellings: any case, with or without an `adventure ` or
 * `adventure_` prefix. Anything else, absent values included, is `free`: an unknown plan must never unlock
 * anything.
 */
export function normalisePlan(value: unknown): PlanName {
  if (typeof value !== 'string') return 'free';
  const name = value
    .trim()
    .toLowerCase()
    .replace(/^adventure[\s_]+/, '');
  return planNames.find((plan) => plan === name) ?? 'free';
}

/**
 * Finds the plan in a user record: the first present of the fields in which clients and servers have kept it.
 */
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

/** The rows of the allowance table: every paid action of the tools and of the canvas editor. */
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
 * Pictures that a plan's coins pay for: a month, or a year as floor(12 × coins / cost). Zero where the plan
 * lacks the feature.
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
