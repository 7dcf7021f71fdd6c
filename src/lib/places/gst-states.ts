/** The states and union territories of India by the two digits with which their GSTINs begin. */
const STATES_BY_GST_CODE: Partial<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** Undefined where no state has such numbers now. */
export function stateOfGstin(number: string): string | undefined {
  return STATES_BY_GST_CODE[number.trim().slice(0, 2)];
}

/** Of a state by its name in any case; undefined of what is none. */
export function gstCodeOf(state: string): string | undefined {
  const plain = state.trim().toLowerCase();
  return Object.keys(STATES_BY_GST_CODE).find((code) => STATES_BY_GST_CODE[code]?.toLowerCase() === plain);
}
