import { useNavigate } from 'react-router';
import { useStores } from '../../shared/store-context';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { positionInHistory } from '../../shared/react-router-insides';
import { groupPages } from '../groups';

/** Back to where the visitor came from, with the place and the filters they had there; else to the group's links. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const goTo = useLocalNavigate();
  const { session } = useStores();
  return () => {
    if ((positionInHistory() ?? 0) > 0) void navigate(-1);
    else goTo(groupPages(session.groupId).links);
  };
}
