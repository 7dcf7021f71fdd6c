/** What is typed into the fields of the checkout. */
export const ADDRESS = {
  fullName: 'Asha Rao',
  address: '12 Lake Road',
  city: 'Kochi',
  state: 'Kerala',
  phone: '9876543210',
  postalCode: '682001',
};
