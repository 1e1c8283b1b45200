import type { Stripe } from '#server/platform/stripe/stripe-client.ts';

export interface SetUp {
  stripe: Stripe;
  /** The origin under which browsers and Stripe reach this program; null where it was not said. */
  publicUrl: string | null;
  /** Told each thing that was done, a sentence at a time. */
  say(sentence: string): void;
}
