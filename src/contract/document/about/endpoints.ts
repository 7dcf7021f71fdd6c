import type { EndpointName } from '../../endpoint.ts';
import type { About } from './about.ts';
import { catalog } from './catalog.ts';
import { messages } from './messages.ts';
import { orderLinks } from './order-links.ts';
import { orders } from './orders.ts';
import { owner } from './owner.ts';
import { payments } from './payments.ts';
import { users } from './users.ts';

/** The document's texts of each endpoint, with examples that hold by its schemas. */
export const about: Readonly<Record<EndpointName, About>> = {
  ...catalog,
  ...users,
  ...orders,
  ...owner,
  ...orderLinks,
  ...payments,
  ...messages,
};
