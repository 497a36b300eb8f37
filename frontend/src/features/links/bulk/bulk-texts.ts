import type { MessageDescriptor } from 'react-intl';
import type { BulkAction } from './bulk.api';
import { bulkMessages as messages } from './bulk.messages';

type Texts = Readonly<Record<BulkAction['kind'], MessageDescriptor>>;

/** What is under way, and can still be undone at first. */
export const UNDERWAY: Texts = {
  trash: messages.waitTrash,
  putBack: messages.waitPutBack,
  giveBack: messages.waitGiveBack,
  move: messages.waitMove,
  tags: messages.waitTags,
  address: messages.waitAddress,
};

/** What was done. */
export const DONE: Texts = {
  trash: messages.doneTrash,
  putBack: messages.donePutBack,
  giveBack: messages.doneGiveBack,
  move: messages.doneMove,
  tags: messages.doneTags,
  address: messages.doneAddress,
};
