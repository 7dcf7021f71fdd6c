/** Something that was done by the link of a mail, as it was answered. */
export interface DoneByLink {
  orderId: string;
  does: string;
  /** Of a mail to the store: to whom it went; undefined for a shopper's. */
  mailbox?: string;
  /** For which version of its order's links it was made. */
  version: number;
  at: string;
  /** The place in the order's history of what is said of it, where the link's page told it. */
  position?: number;
  /** How what is said of it begins; undefined where nothing is. */
  said?: string;
}
