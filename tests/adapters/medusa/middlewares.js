import { allowFields, defineMiddlewares } from '@medusajs/framework/http';

/** A file that an owner writes for Medusa: the numbers of parcels are not in its Store API otherwise (docs/adapters.md). */
export default defineMiddlewares({
  routes: [{ matcher: '/store/orders*', middlewares: [allowFields('fulfillments.labels', 'fulfillments.labels.*')] }],
});
