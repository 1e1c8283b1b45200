import { addAccount } from './accounts.ts';
import { type Calls, pickFields } from './call.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { textsOf } from './form.ts';
import { type Json, secondsOf } from './json.ts';
import { requireObject } from './refusal.ts';
import { subscriptionCalls } from './subscription-calls.ts';

const said = ['email', 'name'] as const;

const customerCalls: Calls = {
  'post /v1/customers': ({ world, fields }) => {
    const customer: Json = {
      id: world.newId('cus'),
      object: 'customer',
      created: secondsOf(world.clock.now()),
      livemode: false,
      ...pickFields(fields, said),
      metadata: textsOf(fields.metadata),
    };
    world.customers.set(customer.id, customer);
    addAccount(world, customer.id);
    return customer;
  },
  'post /v1/customers/{id}': ({ world, id, fields }) => {
    const customer = requireObject(world.customers.get(id), 'customer', id);
    return Object.assign(customer, pickFields(fields, said));
  },
};

/** All calls that the stand-in supports. */
export const calls: Calls = { ...customerCalls, ...catalogueCalls, ...checkoutCalls, ...subscriptionCalls };
