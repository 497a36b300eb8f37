import { useStores } from '../../shared/store-context';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { groupPages } from './group-pages';

/** Leads a new member to the links of their group, where they are welcomed. */
export function useEnterGroup(): (enter: () => Promise<number | null>) => Promise<void> {
  const { session } = useStores();
  const goTo = useLocalNavigate();
  return async (enter) => {
    const groupId = await enter();
    if (groupId === null) return;
    session.notify('joined-group');
    goTo(groupPages(groupId).links);
  };
}
