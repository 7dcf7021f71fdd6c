import { readFileSync, writeFileSync } from 'node:fs';
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils';
import flows from '@medusajs/medusa/core-flows';
import { seedAmerica, seedPromotions, shippingOption } from './seed-charges.js';

const goods = JSON.parse(readFileSync('goods.json', 'utf8'));

/** Fills an empty Medusa with a clothing shop, and writes its keys and ids to SEED_RESULT. */
export default async function seed({ container }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Web shop' }] });
  const [publishable, secret] = await run(flows.createApiKeysWorkflow, {
    api_keys: [
      { title: 'Web shop', type: 'publishable', created_by: '' },
      { title: 'Tests', type: 'secret', created_by: '' },
    ],
  });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: publishable.id, add: [channel.id] });

  await run(flows.createPricePreferencesWorkflow, [
    { attribute: 'currency_code', value: 'inr', is_tax_inclusive: true },
  ]);
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: 'India',
        currency_code: 'inr',
        countries: ['in'],
        payment_providers: ['pp_system_default'],
        automatic_taxes: true,
        is_tax_inclusive: true,
      },
    ],
  });
  await run(flows.createTaxRegionsWorkflow, [
    { country_code: 'in', provider_id: 'tp_system', default_tax_rate: { rate: 5, code: 'gst', name: 'GST' } },
  ]);

  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Store room', address: { city: 'Pune', country_code: 'IN', address_1: '' } }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] });

  const [profile] = await run(flows.createShippingProfilesWorkflow, { data: [{ name: 'Parcels', type: 'default' }] });
  const fulfillmentSet = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Parcels within India',
    type: 'shipping',
    service_zones: [{ name: 'India', geo_zones: [{ country_code: 'in', type: 'country' }] }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: fulfillmentSet.id },
  });
  const [zone] = fulfillmentSet.service_zones;
  const free = { amount: 0, rules: [{ attribute: 'item_total', operator: 'gte', value: 4000 }] };
  await run(flows.createShippingOptionsWorkflow, [
    shippingOption('Express', [{ currency_code: 'inr', amount: 150 }], { zone, profile }),
    shippingOption('Standard', [{ currency_code: 'inr', amount: 0 }], { zone, profile }),
    shippingOption(
      'Courier',
      [
        { currency_code: 'inr', amount: 250 },
        { currency_code: 'inr', ...free },
      ],
      {
        zone,
        profile,
      },
    ),
  ]);
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const americaId = await seedAmerica(run, { fulfillmentSet, profile, fulfillment });

  const roots = await run(flows.createProductCategoriesWorkflow, {
    product_categories: goods.categories.map(({ name }) => ({ name, is_active: true })),
  });
  const children = await run(flows.createProductCategoriesWorkflow, {
    product_categories: goods.categories.flatMap(({ name, types }) =>
      types.map((type) => ({
        name: type,
        is_active: true,
        parent_category_id: roots.find((root) => root.name === name).id,
      })),
    ),
  });
  const [collection] = await run(flows.createCollectionsWorkflow, {
    collections: [{ title: 'Summer linen', handle: 'summer-linen' }],
  });
  const tags = await run(flows.createProductTagsWorkflow, { product_tags: [{ value: 'featured' }] });

  const products = await run(flows.createProductsWorkflow, {
    products: goods.products.map((product) => ({
      title: product.title,
      description: product.description,
      material: product.material,
      status: 'published',
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel.id }],
      category_ids: [children.find((child) => child.name === product.type).id],
      collection_id: product.collection ? collection.id : undefined,
      tag_ids: product.featured ? tags.map((tag) => tag.id) : [],
      thumbnail: `${process.env.PICTURES}/${product.pictures[0]}`,
      images: product.pictures.map((name) => ({ url: `${process.env.PICTURES}/${name}` })),
      options: [
        { title: 'Size', values: product.sizes },
        { title: 'Colour', values: product.colours },
      ],
      variants: product.sizes.flatMap((size) =>
        product.colours.map((colour) => ({
          title: `${size} / ${colour}`,
          sku: `${product.title}-${size}-${colour}`.toUpperCase().replace(/[^A-Z0-9]+/g, '-'),
          options: { Size: size, Colour: colour },
          manage_inventory: true,
          prices: [
            { currency_code: 'inr', amount: product.price },
            { currency_code: 'usd', amount: Math.ceil(product.price / 100) },
          ],
        })),
      ),
    })),
  });

  await seedPromotions(run, products);
  await run(flows.createPriceListsWorkflow, {
    price_lists_data: [
      {
        title: 'Sale',
        description: 'What is reduced',
        type: 'sale',
        status: 'active',
        prices: products.flatMap((made) => {
          const { salePrice } = goods.products.find(({ title }) => title === made.title);
          return salePrice
            ? made.variants.map(({ id }) => ({ variant_id: id, currency_code: 'inr', amount: salePrice }))
            : [];
        }),
      },
    ],
  });

  const { data: items } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'inventory_item', fields: ['id', 'sku'] });
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id, sku }) => ({
      location_id: location.id,
      inventory_item_id: id,
      stocked_quantity: goods.stock[sku] ?? 50,
    })),
  });

  writeFileSync(
    process.env.SEED_RESULT,
    JSON.stringify({
      publishableKey: publishable.token,
      secretKey: secret.token,
      regionId: region.id,
      locationId: location.id,
      americaId,
    }),
  );
}
