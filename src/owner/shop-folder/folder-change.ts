/** One thing that applying a folder changes. */
export interface FolderChange {
  change: 'create' | 'update' | 'delete';
  /** `store`, `description`, `policy terms`, `product linen-shirt`, `stock of LS-M`. */
  what: string;
  /** What of it changes, where that can be told shortly. */
  details?: ChangeDetail[];
}

/** `price`, from `1,299` to `1,199`; long texts are not quoted. */
export interface ChangeDetail {
  field: string;
  from?: string;
  to?: string;
}
