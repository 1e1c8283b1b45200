import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { FormFields, FormValue } from './form.ts';

const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  'x-emptyable': z.boolean().optional(),
  'x-open-enum': z.boolean().optional(),
});
type Schema = z.infer<typeof schemaSchema>;

const formSchema = z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) });
const descriptionSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ 'x-query': formSchema.optional(), requestBody: formSchema.optional() }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Where the description defines parameters that it only references for these calls. */
const undocumented: Record<string, string> = {
  'post /v1/customers/{id}': 'Customers.CustomerUpdateParams',
  'get /v1/products/{id}': 'Products.ProductRetrieveParams',
  'post /v1/products/{id}': 'Products.ProductUpdateParams',
  'get /v1/prices/{id}': 'Prices.PriceRetrieveParams',
  'post /v1/prices/{id}': 'Prices.PriceUpdateParams',
  'get /v1/subscriptions/{id}': 'Subscriptions.SubscriptionRetrieveParams',
  'post /v1/subscriptions/{id}': 'Subscriptions.SubscriptionUpdateParams',
  'delete /v1/subscriptions/{id}': 'Subscriptions.SubscriptionCancelParams',
  'get /v1/invoices': 'Invoices.InvoiceListParams',
  'post /v1/invoices/{id}': 'Invoices.InvoiceUpdateParams',
  'get /v1/invoices/{id}/lines': 'Invoices.InvoiceListLineItemsParams',
  'get /v1/checkout/sessions': 'Checkout_Sessions.Checkout.SessionListParams',
  'get /v1/checkout/sessions/{id}': 'Checkout_Sessions.Checkout.SessionRetrieveParams',
  'post /v1/checkout/sessions/{id}/expire': 'Checkout_Sessions.Checkout.SessionExpireParams',
  'get /v1/billing_portal/configurations':
    'BillingPortal_Configurations.BillingPortal.ConfigurationListParams',
  'post /v1/billing_portal/configurations':
    'BillingPortal_Configurations.BillingPortal.ConfigurationCreateParams',
  'post /v1/billing_portal/configurations/{id}':
    'BillingPortal_Configurations.BillingPortal.ConfigurationUpdateParams',
  'get /v1/webhook_endpoints': 'WebhookEndpoints.WebhookEndpointListParams',
  'post /v1/webhook_endpoints': 'WebhookEndpoints.WebhookEndpointCreateParams',
  'post /v1/webhook_endpoints/{id}': 'WebhookEndpoints.WebhookEndpointUpdateParams',
};

/**
 * Parameters that the description lacks, as far as we use them: names from the SDK's types. Only the compiler
 * checks their values.
 */
const undescribed: Record<string, readonly string[]> = {
  'get /v1/charges': ['customer'],
  'get /v1/charges/{id}': [],
  'get /v1/refunds': ['charge'],
  'get /v1/disputes': ['charge'],
  'get /v1/coupons/{id}': [],
  'post /v1/coupons': ['id', 'name', 'amount_off', 'currency', 'duration', 'applies_to'],
  'post /v1/subscription_schedules/{id}/release': [],
};

/** Returns the errors of a call's parameters, a sentence each. `route` is `method /v1/path/{id}`. */
export type CheckParameters = (route: string, fields: FormFields) => string[];

/** The path of Stripe's API description: `STRIPE_DESCRIPTION`, or beside the project. */
function placeOfDescription(): string {
  const beside = path.resolve(
    import.meta.dirname,
    '../../../../shared/reference/specs/stripe.subset.derived.json',
  );
  return process.env.STRIPE_DESCRIPTION ?? beside;
}

/** Creates a check against Stripe's API description; null if that is not available. */
export function loadDescription(): CheckParameters | null {
  const place = placeOfDescription();
  if (!existsSync(place)) return null;
  const { paths, components } = descriptionSchema.parse(JSON.parse(readFileSync(place, 'utf8')));
  const schemaNamed = (name: string): Schema => schemaSchema.parse(components.schemas[name] ?? {});
  const resolve = (input: unknown): Schema => {
    const schema = schemaSchema.parse(input ?? {});
    return schema.$ref ? schemaNamed(schema.$ref.replace('#/components/schemas/', '')) : schema;
  };
  const check = checker(resolve);
  return (route, input) => {
    const [method = '', address = ''] = route.split(' ');
    const call = paths[address]?.[method];
    // Pagination parameters are shared, and not listed for each call.
    const own = method === 'get' ? withoutPages(input) : input;
    if (call === undefined) return checkUndescribed(route, own);
    const form = call.requestBody ?? call['x-query'];
    const said = form && Object.values(form.content)[0]?.schema;
    const name = undocumented[route];
    if (!said && !name) return Object.keys(own).length > 0 ? [`${route} takes no parameters`] : [];
    return check(own, said ?? { $ref: `#/components/schemas/${name}` }, '');
  };
}

function checkUndescribed(route: string, fields: FormFields): string[] {
  const names = undescribed[route];
  if (names === undefined) return [`${route} is nowhere described`];
  return Object.keys(fields)
    .filter((name) => !names.includes(name))
    .map((name) => `${route}: ${name} is unknown`);
}

function withoutPages({ limit: _, starting_after: __, ending_before: ___, ...own }: FormFields): FormFields {
  return own;
}

function checker(resolve: (schema: unknown) => Schema) {
  return function check(value: FormValue, input: unknown, name: string): string[] {
    const isEmptyable = schemaSchema.parse(input ?? {})['x-emptyable'] === true;
    const schema = resolve(input);
    if (value === '' && (isEmptyable || schema['x-emptyable'])) return [];
    if (schema.anyOf) {
      const all = schema.anyOf.map((one) => check(value, one, name));
      return all.some((problems) => problems.length === 0) ? [] : (all[0] ?? []);
    }
    if (schema.type === 'array') {
      if (!Array.isArray(value)) return [`${name} is no list`];
      return value.flatMap((one, place) => check(one, schema.items, `${name}[${place}]`));
    }
    if (schema.type === 'object') return checkObject(value, schema, name);
    if (typeof value !== 'string') return [`${name} is no single value`];
    return isSingle(value, schema) ? [] : [`${name} cannot be ${value}`];
  };

  function checkObject(value: FormValue, schema: Schema, name: string): string[] {
    if (typeof value === 'string' || Array.isArray(value)) return [`${name} is no object`];
    const { properties = {}, additionalProperties, required = [] } = schema;
    const missing = required
      .filter((one) => value[one] === undefined)
      .map((one) => `${name}.${one} is missing`);
    const wrong = Object.entries(value).flatMap(([key, one]) => {
      const known = properties[key] ?? additionalProperties;
      return known ? checker(resolve)(one, known, `${name}.${key}`) : [`${name}.${key} is unknown`];
    });
    return [...missing, ...wrong];
  }
}

function isSingle(value: string, schema: Schema): boolean {
  if (schema.type === 'boolean') return value === 'true' || value === 'false';
  if (schema.type === 'integer') return /^-?\d+$/.test(value);
  if (schema.type === 'number') return value !== '' && Number.isFinite(Number(value));
  if (schema.enum && !schema['x-open-enum']) return schema.enum.includes(value);
  return true;
}
