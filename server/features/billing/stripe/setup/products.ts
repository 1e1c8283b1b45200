import { type PaidPlan, paidPlans, plans } from '#contract/plans.ts';
import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { currency, priceOf } from '../../prices.ts';
import type { Tariff } from '../../provider-snapshot.ts';
import { callStripe, findAtStripe, idOf } from '../call-stripe.ts';
import { allTariffs, lookupKeyOf, priceMetadata, stripeIntervals, tariffOfPrice } from '../our-prices.ts';
import type { SetUp } from './set-up.ts';

/** The id of a plan's product. */
export const productOf = (plan: PaidPlan): string => `adventure_${plan}`;

export async function setUpProducts({ stripe, say }: SetUp): Promise<void> {
  for (const plan of paidPlans) {
    const id = productOf(plan);
    const known = await findAtStripe(() => stripe.products.retrieve(id));
    if (known?.active) continue;
    if (known) {
      await callStripe(() => stripe.products.update(id, { active: true }));
      say(`The product ${id} is active again.`);
    } else {
      const name = `Adventure ${plans[plan].label}`;
      await callStripe(() => stripe.products.create({ id, name, metadata: { adventure_plan: plan } }));
      say(`Created the product ${id}.`);
    }
  }
}

/** The prices that are sold now. */
export type SoldPrices = readonly { tariff: Tariff; price: string }[];

export async function setUpPrices(setUp: SetUp): Promise<SoldPrices> {
  const { stripe } = setUp;
  const keys = allTariffs.map(lookupKeyOf);
  const { data } = await callStripe(() => stripe.prices.list({ lookup_keys: keys, limit: 100 }));
  const sold: { tariff: Tariff; price: string }[] = [];
  for (const tariff of allTariffs) {
    const known = data.find((price) => price.lookup_key === lookupKeyOf(tariff)) ?? null;
    sold.push({ tariff, price: await setUpPrice(setUp, tariff, known) });
  }
  return sold;
}

/** A price's amount cannot be changed: a wrong one is replaced by a new one, which takes its lookup key. */
async function setUpPrice(
  { stripe, say }: SetUp,
  tariff: Tariff,
  known: Stripe.Price | null,
): Promise<string> {
  const key = lookupKeyOf(tariff);
  const isRight =
    known !== null &&
    tariffOfPrice(known) !== null &&
    known.unit_amount === priceOf(tariff) &&
    // The portal and the coupon identify plans by their products.
    idOf(known.product) === productOf(tariff.plan);
  if (isRight) {
    const isWhole = known.active && known.metadata.adventure_amount === String(priceOf(tariff));
    if (isWhole) return known.id;
    await callStripe(() => stripe.prices.update(known.id, { active: true, metadata: priceMetadata(tariff) }));
    say(`Updated the price ${key}.`);
    return known.id;
  }
  const made = await callStripe(() =>
    stripe.prices.create({
      product: productOf(tariff.plan),
      currency,
      unit_amount: priceOf(tariff),
      recurring: { interval: stripeIntervals[tariff.interval] },
      lookup_key: key,
      transfer_lookup_key: true,
      metadata: priceMetadata(tariff),
    }),
  );
  if (known === null) say(`Created the price ${key}.`);
  else {
    await callStripe(() => stripe.prices.update(known.id, { active: false }));
    say(`Replaced the price ${key}: ${known.id} was out of date and is now inactive.`);
  }
  return made.id;
}
