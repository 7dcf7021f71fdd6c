import flows from '@medusajs/medusa/core-flows';

/** The discounts of the shop: by code, with few uses, of the delivery, and one that needs no code. */
export async function seedPromotions(run, products) {
  const butter = products.find(({ title }) => title === 'Butter Oxford Shirt');
  const promotion = (code, method, more = {}) => ({
    code,
    type: 'standard',
    status: 'active',
    is_automatic: false,
    is_tax_inclusive: true,
    application_method: method,
    ...more,
  });
  const tenth = { type: 'percentage', target_type: 'items', allocation: 'across', value: 10 };
  await run(flows.createPromotionsWorkflow, {
    promotionsData: [
      promotion('WELCOME10', tenth),
      promotion('ONCE', tenth, { limit: 1 }),
      promotion('ALLOFF', { ...tenth, value: 100 }),
      promotion('FREESHIP', { type: 'percentage', target_type: 'shipping_methods', allocation: 'across', value: 100 }),
      promotion(
        'BUTTER',
        { ...tenth, target_rules: [{ attribute: 'items.product.id', operator: 'eq', values: [butter.id] }] },
        { is_automatic: true },
      ),
    ],
  });
}

/** A second region, where tax is added to prices by the state, delivered to in one state alone; its id. */
export async function seedAmerica(run, { fulfillmentSet, profile, fulfillment }) {
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: 'United States',
        currency_code: 'usd',
        countries: ['us'],
        payment_providers: ['pp_system_default'],
        automatic_taxes: true,
      },
    ],
  });
  const [country] = await run(flows.createTaxRegionsWorkflow, [{ country_code: 'us', provider_id: 'tp_system' }]);
  await run(flows.createTaxRegionsWorkflow, [
    {
      country_code: 'us',
      province_code: 'us-ca',
      parent_id: country.id,
      default_tax_rate: { rate: 7.25, code: 'ca', name: 'Sales tax' },
    },
  ]);
  const zone = await fulfillment.createServiceZones({
    name: 'California',
    fulfillment_set_id: fulfillmentSet.id,
    geo_zones: [{ country_code: 'us', province_code: 'us-ca', type: 'province' }],
  });
  await run(flows.createShippingOptionsWorkflow, [
    shippingOption('Ground', [{ currency_code: 'usd', amount: 5 }], { zone, profile }),
  ]);
  return region.id;
}

/** What POST /admin/shipping-options takes, at the prices. */
export function shippingOption(name, prices, { zone, profile }) {
  return {
    name,
    price_type: 'flat',
    provider_id: 'manual_manual',
    service_zone_id: zone.id,
    shipping_profile_id: profile.id,
    type: { label: name, description: `${name} shipping`, code: name.toLowerCase() },
    prices,
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
      { attribute: 'is_return', value: 'false', operator: 'eq' },
    ],
  };
}
