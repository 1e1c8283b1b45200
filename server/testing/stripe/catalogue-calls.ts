import { type Calls, pageFrom, pickFields } from './call.ts';
import { type FormFields, fieldsOf, listOf, textOf, textsOf } from './form.ts';
import { type Json, secondsOf } from './json.ts';
import { requireObject, StripeRefusal } from './refusal.ts';
import type { World } from './world.ts';

/** What the operator configures: products, prices, coupons, the portal, and webhook endpoints. */
export const catalogueCalls: Calls = {
  'get /v1/products/{id}': ({ world, id }) => requireObject(world.products.get(id), 'product', id),
  'post /v1/products': ({ world, fields }) => {
    const id = textOf(fields.id) ?? world.newId('prod');
    if (world.products.has(id))
      throw new StripeRefusal(400, 'Product already exists.', { code: 'resource_already_exists' });
    return add(
      world,
      world.products,
      { id, object: 'product', active: true, name: textOf(fields.name) },
      fields,
    );
  },
  'post /v1/products/{id}': ({ world, id, fields }) =>
    change(requireObject(world.products.get(id), 'product', id), fields, ['name', 'active', 'description']),

  'get /v1/prices': (call) => {
    const keys = listOf(call.fields.lookup_keys);
    const active = textOf(call.fields.active);
    const product = textOf(call.fields.product);
    const found = [...call.world.prices.values()].filter(
      (price) =>
        (keys.length === 0 || keys.includes(String(price.lookup_key))) &&
        (active === null || String(price.active) === active) &&
        (product === null || price.product === product),
    );
    return pageFrom(found, call, '/v1/prices');
  },
  'get /v1/prices/{id}': ({ world, id }) => requireObject(world.prices.get(id), 'price', id),
  'post /v1/prices': ({ world, fields }) => {
    const product = textOf(fields.product) ?? '';
    requireObject(world.products.get(product), 'product', product);
    takeKey(world, fields);
    const amount = textOf(fields.unit_amount);
    return add(
      world,
      world.prices,
      {
        id: world.newId('price'),
        object: 'price',
        active: true,
        billing_scheme: 'per_unit',
        currency: textOf(fields.currency),
        lookup_key: textOf(fields.lookup_key),
        product,
        recurring: {
          interval: textOf(fieldsOf(fields.recurring).interval),
          interval_count: 1,
          usage_type: 'licensed',
        },
        type: 'recurring',
        unit_amount: Number(amount),
        unit_amount_decimal: amount,
      },
      fields,
    );
  },
  'post /v1/prices/{id}': ({ world, id, fields }) => {
    const price = requireObject(world.prices.get(id), 'price', id);
    takeKey(world, fields);
    return change(price, fields, ['active', 'lookup_key', 'nickname']);
  },

  'get /v1/coupons/{id}': ({ world, id }) => requireObject(world.coupons.get(id), 'coupon', id),
  'post /v1/coupons': ({ world, fields }) => {
    const id = textOf(fields.id) ?? world.newId('coupon');
    if (world.coupons.has(id))
      throw new StripeRefusal(400, 'Coupon already exists.', { code: 'resource_already_exists' });
    return add(
      world,
      world.coupons,
      {
        id,
        object: 'coupon',
        amount_off: Number(textOf(fields.amount_off)),
        valid: true,
        ...pickFields(fields, ['currency', 'duration', 'name', 'applies_to']),
      },
      fields,
    );
  },

  'get /v1/billing_portal/configurations': (call) =>
    pageFrom([...call.world.configurations.values()], call, '/v1/billing_portal/configurations'),
  'post /v1/billing_portal/configurations': ({ world, fields }) =>
    add(
      world,
      world.configurations,
      {
        id: world.newId('bpc'),
        object: 'billing_portal.configuration',
        active: true,
        is_default: false,
        features: fields.features,
      },
      fields,
    ),
  'post /v1/billing_portal/configurations/{id}': ({ world, id, fields }) =>
    change(requireObject(world.configurations.get(id), 'configuration', id), fields, ['features', 'active']),

  'get /v1/webhook_endpoints': (call) =>
    pageFrom([...call.world.endpoints.values()], call, '/v1/webhook_endpoints'),
  'post /v1/webhook_endpoints': ({ world, fields }) => {
    const endpoint = add(
      world,
      world.endpoints,
      {
        id: world.newId('we'),
        object: 'webhook_endpoint',
        status: 'enabled',
        ...pickFields(fields, ['url', 'enabled_events', 'api_version']),
      },
      fields,
    );
    // The secret is returned at creation only.
    return { ...endpoint, secret: `whsec_${endpoint.id}` };
  },
  'post /v1/webhook_endpoints/{id}': ({ world, id, fields }) =>
    change(requireObject(world.endpoints.get(id), 'webhook endpoint', id), fields, ['url', 'enabled_events']),
};

function add(
  world: World,
  into: Map<string, Json>,
  entry: Omit<Json, 'created'> & { id: string },
  fields: FormFields,
): Json {
  const made: Json = {
    ...entry,
    created: secondsOf(world.clock.now()),
    livemode: false,
    metadata: textsOf(fields.metadata),
  };
  into.set(made.id, made);
  return made;
}

function change(entry: Json, fields: FormFields, names: readonly string[]): Json {
  const values = pickFields(fields, names);
  if ('active' in values) values.active = values.active === 'true';
  const metadata = { ...(entry.metadata as object), ...textsOf(fields.metadata) };
  return Object.assign(entry, values, { metadata });
}

/** A lookup key belongs to one price; it moves to another only with `transfer_lookup_key`. */
function takeKey({ prices }: World, fields: FormFields): void {
  const key = textOf(fields.lookup_key);
  const holder = key === null ? undefined : [...prices.values()].find((price) => price.lookup_key === key);
  if (!holder) return;
  if (textOf(fields.transfer_lookup_key) !== 'true') {
    throw new StripeRefusal(400, `A price (${holder.id}) already uses that lookup key.`);
  }
  holder.lookup_key = null;
}
