import type { Crumb } from '../trail.ts';
import type { Thing } from './graph.ts';

export function breadcrumbList(trail: Crumb[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
