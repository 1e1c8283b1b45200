/** An object as Stripe writes it. */
export type Json = Record<string, unknown> & { id: string; created: number };

/** Stripe's timestamps are whole seconds. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
