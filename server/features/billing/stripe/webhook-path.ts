/** Where Stripe sends events. */
export const webhookPath = '/api/stripe/webhook';
