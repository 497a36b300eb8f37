import type { BulkAction } from './bulk.api';

/** What a dialog that asks for more is given. */
export interface BulkDialogProps {
  /** How many links are selected. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onChosen: (action: BulkAction) => void;
}
