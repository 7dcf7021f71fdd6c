/** Fields of the forms of a linked page that no gateway's form has. */
export const FORM = { act: 'linked:act', key: 'linked:key', confirmed: 'confirmed' } as const;
