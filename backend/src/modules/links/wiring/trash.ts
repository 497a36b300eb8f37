import { TrashLink } from '../application/trash-link.service';
import { LinkBurial } from '../application/trash/link-burial.service';
import { PurgeTrash } from '../application/trash/purge-trash.service';
import { TrashBin } from '../application/trash/trash-bin.service';

/** The trash bin, and what leaves it. */
export const TRASH = {
  providers: [LinkBurial, PurgeTrash, TrashBin, TrashLink],
};
