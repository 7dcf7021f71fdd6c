/** One thing that applying a folder changes. */
export interface FolderChange {
  change: 'create' | 'update' | 'delete';
  /** `store`, `description`, `policy terms`, `product linen-shirt`, `stock of LS-M`. */
  what: string;
}
