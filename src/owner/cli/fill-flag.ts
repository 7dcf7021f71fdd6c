/** The key in `meta` that says in databases of earlier versions whether the demo was cut off on its way in. */
export const FLAG = 'demo';
export const FILLING = 'filling';
