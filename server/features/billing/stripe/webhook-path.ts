export const webhookPath = '/api/stripe/webhook';
