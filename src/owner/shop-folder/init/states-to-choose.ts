import { STATES_BY_CODE } from '#lib/places/states-by-code.ts';

/** Of which a new folder has a list to choose from, since delivery or tax hangs on them in many shops there. */
const STATES: Record<string, readonly string[]> = {
  BR: (
    'Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, Mato Grosso, ' +
    'Mato Grosso do Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, Rio de Janeiro, Rio Grande do Norte, ' +
    'Rio Grande do Sul, Rondônia, Roraima, Santa Catarina, São Paulo, Sergipe, Tocantins'
  ).split(', '),
  IE: (
    'Carlow, Cavan, Clare, Cork, Donegal, Dublin, Galway, Kerry, Kildare, Kilkenny, Laois, Leitrim, Limerick, ' +
    'Longford, Louth, Mayo, Meath, Monaghan, Offaly, Roscommon, Sligo, Tipperary, Waterford, Westmeath, Wexford, Wicklow'
  ).split(', '),
  MX: (
    'Aguascalientes, Baja California, Baja California Sur, Campeche, Chiapas, Chihuahua, Ciudad de México, Coahuila, ' +
    'Colima, Durango, Estado de México, Guanajuato, Guerrero, Hidalgo, Jalisco, Michoacán, Morelos, Nayarit, ' +
    'Nuevo León, Oaxaca, Puebla, Querétaro, Quintana Roo, San Luis Potosí, Sinaloa, Sonora, Tabasco, Tamaulipas, ' +
    'Tlaxcala, Veracruz, Yucatán, Zacatecas'
  ).split(', '),
};

/** In the order of the alphabet; undefined: they are typed. */
export function statesToChoose(country: string): readonly string[] | undefined {
  const byCode = country === 'IN' ? undefined : STATES_BY_CODE[country.toLowerCase()];
  return STATES[country] ?? (byCode && Object.values(byCode).toSorted());
}
