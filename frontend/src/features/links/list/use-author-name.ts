import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import type { FilterChoicesStore } from './filter-choices.store';
import { filterMessages } from './filter.messages';

/** How a filter calls a person of the group. */
export function useAuthorName(choices: FilterChoicesStore): (userId: number) => string {
  const intl = useIntl();
  const { session } = useStores();
  return (userId) => {
    if (userId === session.userId) return intl.formatMessage(filterMessages.me);
    const name = choices.authors.find((author) => author.userId === userId)?.name ?? '';
    return name === '' ? intl.formatMessage(filterMessages.member, { id: userId }) : name;
  };
}
