import { changeTariff } from '../../features/billing/sandbox/account/changes.ts';
import { payInvoice } from '../../features/billing/sandbox/account/payments.ts';
import { subscribe } from '../../features/billing/sandbox/account/subscribe.ts';
import { changeAccount } from './accounts.ts';
import { addEvent } from './events.ts';
import { offerOf, type World } from './world.ts';

/**
 * The acts of a customer on Stripe's own pages. This one enters a card at a checkout that needs confirmation
 * by the bank (3-D Secure): the subscription stays incomplete until `confirmCheckout`.
 */
export function beginCheckout(
  world: World,
  sessionId: string,
): { subscriptionId: string; invoiceId: string } {
  const checkout = world.checkouts.get(sessionId);
  if (checkout?.json.status !== 'open') throw new Error(`The checkout ${sessionId} is not open.`);
  const { customerId, tariff, hasOffer } = checkout;
  const discount = hasOffer ? Number(offerOf(world)?.amount_off) : 0;
  const made = { subscriptionId: '', invoiceId: '' };
  changeAccount(world, customerId, (account, now) => {
    const { account: after, ...names } = subscribe(account, { tariff, discount }, now);
    Object.assign(made, names);
    return after;
  });
  Object.assign(checkout.json, { subscription: made.subscriptionId, invoice: made.invoiceId });
  return made;
}

/** The bank confirms, which completes the checkout. */
export function confirmCheckout(world: World, sessionId: string): void {
  const checkout = world.checkouts.get(sessionId);
  if (!checkout) throw new Error(`There is no checkout ${sessionId}.`);
  const { json, customerId } = checkout;
  changeAccount(world, customerId, (account, now) => payInvoice(account, String(json.invoice), now));
  Object.assign(json, { status: 'complete', payment_status: 'paid', url: null });
  addEvent(world, 'checkout.session.completed', structuredClone(json));
}

/** Deletes a customer with all data, as the operator can at Stripe. */
export function deleteCustomer({ customers, accounts }: World, customerId: string): void {
  customers.delete(customerId);
  accounts.delete(customerId);
}

export function payCheckout(world: World, sessionId: string): string {
  const { subscriptionId } = beginCheckout(world, sessionId);
  confirmCheckout(world, sessionId);
  return subscriptionId;
}

/**
 * Confirms the change that a portal page was opened for. Throws `SandboxRefusal` when the card is declined.
 */
export function confirmAtPortal(world: World, url: string): void {
  const step = world.portals.get(url);
  if (!step) throw new Error(`There is nothing to confirm at ${url}.`);
  const { customerId, subscriptionId, tariff } = step;
  changeAccount(world, customerId, (account, now) => changeTariff(account, subscriptionId, tariff, now));
}
