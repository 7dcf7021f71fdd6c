/** The member states of the European Union (ISO 3166-1). */
export const MEMBER_STATES: readonly string[] =
  'AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK'.split(',');
