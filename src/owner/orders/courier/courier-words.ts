/**
 * How couriers call the columns, in the languages that tables of products are read in (spreadsheet-headers.ts): letters
 * and digits alone, without accents, the most certain first. `N°` is left as `n`, `Nº` as `no`.
 */
export const COLUMNS = {
  tracking: [
    ...['trackingnumber', 'trackingno', 'trackingid', 'trackingcode', 'tracking'],
    ...['awbnumber', 'awbno', 'awb', 'waybillnumber', 'waybillno', 'waybill'],
    ...['consignmentnumber', 'consignmentno', 'consignment', 'shipmentnumber', 'shipmentid', 'docketno'],
    ...['sendungsnummer', 'sendungsnr', 'sendungsverfolgungsnummer', 'sendungscode', 'trackingnummer', 'trackingnr'],
    ...['paketnummer', 'paketnr', 'paketscheinnummer', 'frachtbriefnummer'],
    ...['numerodesuivi', 'nodesuivi', 'ndesuivi', 'numerosuivi', 'codedesuivi', 'suivi'],
    ...['numerodecolis', 'nodecolis', 'ndecolis', 'numerocolis', 'numeroducolis', 'numerodenvoi'],
    ...['numerodeseguimiento', 'nodeseguimiento', 'ndeseguimiento', 'codigodeseguimiento', 'seguimiento'],
    ...['numerodeenvio', 'nodeenvio', 'numerodeguia'],
    ...['numeroditracking', 'numerotracking', 'nditracking', 'ntracking', 'codiceditracking', 'codicetracking'],
    ...['numerodispedizione', 'numerospedizione', 'letteradivettura'],
  ],
  status: [
    ...['currentstatus', 'deliverystatus', 'shipmentstatus', 'laststatus', 'status'],
    ...['sendungsstatus', 'paketstatus', 'zustellstatus', 'lieferstatus', 'zustand'],
    ...['statutdelivraison', 'statutducolis', 'statut', 'etatdelivraison', 'etatducolis', 'etat'],
    ...['estadodeentrega', 'estadodelenvio', 'estado', 'statodiconsegna', 'statoconsegna', 'statodellaspedizione'],
    ...['statospedizione', 'stato'],
  ],
  date: [
    ...['deliveredat', 'deliveredon', 'delivereddate', 'deliverydate', 'dateofdelivery', 'delivered'],
    ...['zugestelltam', 'zustelldatum', 'datumderzustellung', 'livrele', 'datedelivraison', 'entregadoel'],
    ...['fechadeentrega', 'consegnatoil', 'datadiconsegna', 'dataconsegna'],
    ...['statusdate', 'laststatusdate', 'eventdate', 'lastscandate', 'lastupdate', 'statusdatum'],
    ...['date', 'datum', 'fecha', 'data'],
  ],
} as const;

/**
 * What says that a parcel has arrived, written likewise; "undelivered" and "RTO delivered" are something else, and so
 * is "ausgeliefert", which warehouses write of what has left them.
 */
export const DELIVERED: ReadonlySet<string> = new Set([
  ...['delivered', 'deliveredtoconsignee', 'deliveredtocustomer', 'deliverysuccessful', 'successfullydelivered'],
  'deliverycompleted',
  ...['zugestellt', 'erfolgreichzugestellt', 'sendungzugestellt', 'paketzugestellt', 'sendungwurdezugestellt'],
  ...['diesendungwurdezugestellt', 'zustellungerfolgreich', 'zustellungerfolgt', 'geliefert'],
  ...['livre', 'livree', 'colislivre', 'livreaudestinataire', 'livraisoneffectuee', 'distribue', 'colisdistribue'],
  'remisaudestinataire',
  ...['entregado', 'entregada', 'envioentregado', 'paqueteentregado', 'entregadoaldestinatario', 'entregaefectuada'],
  'entregarealizada',
  ...['consegnato', 'consegnata', 'spedizioneconsegnata', 'paccoconsegnato', 'consegnatoaldestinatario'],
  ...['consegnaeffettuata', 'consegnaavvenuta'],
]);
